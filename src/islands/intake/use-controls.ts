import { useEffect, useInsertionEffect, useLayoutEffect, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { formatPhone } from '#domain/intake/phone.ts';
import { fieldOf, type IntakeValues, type ValueName } from '#domain/intake/values.ts';
import { startingPackage } from '#browser/chosen-package.ts';
import type { Wizard } from '#browser/intake/wizard.ts';
import { controlId, type WizardForm } from './wizard-props.ts';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** A radio group nobody touched is null to react-hook-form. */
function read(form: WizardForm): IntakeValues {
  const entries = Object.entries(form.getValues()).map(([name, value]) => [name, value ?? '']);
  return Object.fromEntries(entries) as IntakeValues;
}

/** Ties the controls to the state: what is typed becomes an action, what the state says is shown. */
export function useControls(wizard: Wizard, resolver: Resolver<IntakeValues>): WizardForm {
  const form = useForm<IntakeValues>({ defaultValues: wizard.view.get().values, resolver });
  useTypedBefore(form);
  useEffect(() => {
    let isShowing = false;
    const stopTyping = form.subscribe({
      formState: { values: true },
      callback({ name }) {
        if (!name || isShowing) return;
        wizard.act({ type: 'answered', name: name as ValueName, values: read(form) });
        const field = fieldOf(name as ValueName);
        // A refusal stays until the answer is right; nothing turns red while somebody is still typing.
        if (field && form.getFieldState(field).error) void form.trigger(field);
      },
    });
    const stopState = wizard.onChange(({ values, filling, phase }, before) => {
      if (values === before.values) return;
      isShowing = true;
      if (filling !== before.filling || phase.at === 'done') form.reset(values);
      else
        for (const [name, value] of Object.entries(values) as [ValueName, never][])
          if (!same(form.getValues(name), value)) form.setValue(name, value);
      isShowing = false;
    });
    wizard.act({
      type: 'began',
      values: { ...read(form), selectedServicePackage: startingPackage() },
    });
    return () => {
      stopTyping();
      stopState();
    };
  }, [form, wizard]);
  return form;
}

/**
 * Keeps what was filled in before React arrived. react-hook-form takes over texts by itself, but sets radio buttons
 * to their defaults when it gets hold of them. Insertion effects run before that, layout effects after it, and nobody
 * can click in between.
 */
function useTypedBefore(form: WizardForm): void {
  const [chosen] = useState(() => new Map<string, string>());
  useInsertionEffect(() => {
    for (const radio of document.querySelectorAll<HTMLInputElement>('.intake input[type=radio]:checked'))
      chosen.set(radio.name, radio.value);
  }, [chosen]);
  useLayoutEffect(() => {
    for (const name of ['device', 'preferredLanguage'] as const)
      form.setValue(name, (chosen.get(name) ?? '') as never);
    // The form's own values are not there to be read yet.
    const phone = document.getElementById(controlId('phoneNumber'));
    if (phone instanceof HTMLInputElement && phone.value)
      form.setValue('phoneNumber', formatPhone(phone.value));
  }, [chosen, form]);
}
