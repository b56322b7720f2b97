import { useForm } from 'react-hook-form';
import * as caseApi from '#domain/cases/api.ts';
import { changeMax, type ClientPaper } from '#domain/cases/papers.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { link, secondButton } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useWrite } from '../../calls/use-write.ts';
import type { PaperMatterProps } from './paper-props.ts';

interface AskChangeProps extends PaperMatterProps {
  readonly papers: readonly ClientPaper[];
}

/** What the client wants changed in one of the papers, in their words. */
export function AskChange({ papers, ...props }: AskChangeProps) {
  const { matter, locale, account, page, siteEmail, onChanged, onDone } = props;
  const labels = page.papers;
  const form = useForm({ defaultValues: { documentId: papers[0]?.documentId ?? '', words: '' } });
  const { write, fault, isSending } = useWrite(locale, account);
  const onSubmit = form.handleSubmit(async ({ documentId, words }) => {
    const paper = papers.find((one) => one.documentId === documentId);
    if (!paper) return;
    const documents = [{ documentId, sha256: paper.sha256, words }];
    if (!(await write(caseApi.askChange, { id: matter.id, documents, language: locale }))) return;
    onDone(labels.changed);
    onChanged();
  });
  return (
    <details className="no-print open:basis-full">
      <summary className={`${link} small`}>{labels.change}</summary>
      <form className="grid gap-4 pt-3" onSubmit={(event) => void onSubmit(event)} noValidate>
        {papers.length > 1 && (
          <Select
            {...form.register('documentId')}
            id={`change-which-${matter.id}`}
            label={labels.changeWhich}
            errorPrefix={account.errorPrefix}
            options={papers.map(({ documentId, title, kind }) => ({
              value: documentId,
              text: title ?? labels.kinds[kind],
            }))}
          />
        )}
        <TextInput
          {...form.register('words', { validate: (text) => text.trim() !== '' || labels.required })}
          id={`change-${matter.id}`}
          label={labels.changeWords}
          error={form.formState.errors.words?.message}
          errorPrefix={account.errorPrefix}
          lines={4}
          maxLength={changeMax}
          autoComplete="off"
        />
        {fault && <Fault {...faultTexts(fault, account, { email: siteEmail })} takesFocus />}
        <p>
          <button type="submit" className={secondButton} disabled={isSending}>
            {labels.changeSend}
          </button>
        </p>
      </form>
    </details>
  );
}
