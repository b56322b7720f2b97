import * as ownData from '#domain/own-data/api.staff.ts';
import { locales } from '#domain/languages.ts';
import { Choice, TextField } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { panel } from '../Panel.tsx';
import type { SectionProps } from '../section-props.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

/** For people without an account or without access to it: an address, once staff made sure whose it is. */
export function NoteRequest({ onNoted }: SectionProps & { readonly onNoted: () => void }) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.dataRequests.note;
  return (
    <details className={`${panel} mt-8 max-w-160`}>
      <summary className="min-h-11">
        <h2 className="inline text-l">{labels.title}</h2>
      </summary>
      <p className="text-ink-soft">{labels.text}</p>
      <Form
        call={ownData.note}
        words={labels}
        initial={{ language: locale }}
        done={({ created }) => (created ? labels.created : labels.again)}
        onDone={onNoted}
      >
        <TextField name="email" />
        <Choice
          name="language"
          options={locales.map((value) => ({ value, text: words.frame.languageNames[value] }))}
          inRow
        />
      </Form>
    </details>
  );
}
