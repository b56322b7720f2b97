import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as caseApi from '#domain/cases/api.ts';
import type { CasePage, CasePageMatter } from '#domain/portal/case-page.ts';
import { findPackage } from '#domain/packages/catalogue.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill, plural } from '#i18n/format.ts';
import { secondButton } from '#ui/button.ts';
import { Choices } from '#ui/Choices.tsx';
import { FocusedNote } from '#ui/FocusedNote.tsx';
import { Fault } from '#ui/Fault.tsx';
import type { CasePartProps } from '../case-page-props.ts';
import { useFormWords } from '../use-form-words.ts';
import { useWrite } from '../../calls/use-write.ts';
import { isChoosable } from './choosable.ts';

interface ChooseMattersProps extends CasePartProps {
  readonly one: CasePage;
}

/** Which matters we work on, where the package is for fewer than there are. */
export default function ChooseMatters({ one, ...shown }: ChooseMattersProps) {
  const props = useFormWords(shown);
  const { caseId, locale, account, page, siteEmail, onChanged } = props;
  const labels = page.offer.choose;
  const { matters: covered } = findPackage(one.packageId);
  const free = one.matters.filter(isChoosable);
  const begun = one.matters.filter((matter) => !isChoosable(matter) && !matter.leftOut);
  const chosen = free.filter(({ leftOut }) => !leftOut).map(({ id }) => id);
  const form = useForm<{ matters: string[] }>({ defaultValues: { matters: chosen } });
  const { write, fault, isSending } = useWrite(locale, account);
  const [note, setNote] = useState<{ readonly text: string } | null>(null);
  const onSubmit = form.handleSubmit(async ({ matters }) => {
    setNote(null);
    const answer = await write(caseApi.chooseMatters, {
      id: caseId,
      matterIds: [...begun.map(({ id }) => id), ...matters],
      versions: Object.fromEntries(one.matters.map(({ id, version }) => [id, version])),
    });
    if (answer !== null) setNote({ text: labels.done });
    onChanged();
  });
  const nameOf = ({ place, county, docketNumber }: CasePageMatter) =>
    [
      fill(page.matters.name, { place }),
      county && fill(page.matters.county, { county }),
      docketNumber ?? page.matters.docketUnknown,
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <form className="grid gap-4 pt-3" onSubmit={(event) => void onSubmit(event)} noValidate>
      <Choices
        type="checkbox"
        id={`choose-${caseId}`}
        label={plural(covered, labels.lead, locale)}
        hint={begun.length > 0 ? labels.begun : undefined}
        options={free.map((matter) => ({ value: matter.id, text: nameOf(matter) }))}
        input={form.register('matters', {
          validate: (value) => value.length + begun.length > 0 || labels.required,
        })}
        chosen={chosen}
        error={form.formState.errors.matters?.message}
        errorPrefix={account.errorPrefix}
      />
      {fault && <Fault {...faultTexts(fault, account, { email: siteEmail })} takesFocus />}
      <p>
        <button type="submit" className={secondButton} disabled={isSending}>
          {labels.send}
        </button>
      </p>
      <FocusedNote note={note} />
    </form>
  );
}
