import { useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { formatPhone } from '#domain/intake/phone.ts';
import { controlId } from './questions.ts';
import type { Stage } from './stage.ts';

/**
 * Keeps what was filled in before React arrived. react-hook-form takes over texts by itself, but sets radio buttons
 * to their defaults when it gets hold of them. Insertion effects run before that, layout effects after it, and nobody
 * can click in between.
 */
export function useTypedBefore({ form }: Stage): void {
  const chosen = useRef(new Map<string, string>());
  useInsertionEffect(() => {
    for (const radio of document.querySelectorAll<HTMLInputElement>('.intake input[type=radio]:checked'))
      chosen.current.set(radio.name, radio.value);
  }, []);
  useLayoutEffect(() => {
    for (const name of ['device', 'preferredLanguage'] as const)
      form.setValue(name, (chosen.current.get(name) ?? '') as never);
    // The form's own values are not there to be read yet.
    const phone = document.getElementById(controlId('phoneNumber'));
    if (phone instanceof HTMLInputElement && phone.value)
      form.setValue('phoneNumber', formatPhone(phone.value));
  }, []);
}
