import { useId } from 'react';
import { locales } from '#domain/languages.ts';
import * as people from '#domain/people/api.staff.ts';
import { fill } from '#i18n/format.ts';
import { Choice, TextField } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { panel } from '../Panel.tsx';
import type { SectionProps } from '../section-props.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

/** An address, a role, and the language of the mail. */
export function Invite({ onInvited }: SectionProps & { readonly onInvited: () => void }) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.people.invite;
  const id = useId();
  return (
    <section className={`${panel} mt-8 max-w-160`} aria-labelledby={`${id}-title`}>
      <h2 className="text-h3" id={`${id}-title`}>
        {labels.title}
      </h2>
      <p className="text-ink-soft">{labels.text}</p>
      <Form
        call={people.invite}
        words={labels}
        initial={{ role: 'staff', language: locale }}
        done={({ outcome }, { email }) => fill(words.people.outcomes[outcome], { email })}
        onDone={onInvited}
      >
        <TextField name="email" />
        <Choice name="role" />
        <Choice
          name="language"
          isRequired
          options={locales.map((value) => ({ value, text: words.frame.languageNames[value] }))}
          inRow
        />
      </Form>
    </section>
  );
}
