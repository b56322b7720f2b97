import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as caseApi from '#domain/cases/api.ts';
import { readingWays, typedNameMax, type ClientPaper, type ReadingWay } from '#domain/cases/papers.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill, formatList } from '#i18n/format.ts';
import { button } from '#ui/button.ts';
import { Choices } from '#ui/Choices.tsx';
import { Fault } from '#ui/Fault.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useWrite } from '../../calls/use-write.ts';
import type { PaperMatterProps } from './paper-props.ts';

interface ApprovePapersProps extends PaperMatterProps {
  /** The versions on the screen: the yes is given to their hashes. */
  readonly papers: readonly ClientPaper[];
  /** Those that were opened here. */
  readonly opened: ReadonlySet<string>;
}

interface Answers {
  readonly typedName: string;
  readonly readAs: ReadingWay | '';
}

/**
 * The client's yes, under their typed name, after what it means has been said. Who has not opened a paper here is asked
 * once how they know it, and never kept from saying yes.
 */
export function ApprovePapers({ papers, opened, ...props }: ApprovePapersProps) {
  const { matter, own, locale, account, page, siteEmail, onChanged, onDone } = props;
  const labels = page.papers;
  const form = useForm<Answers>({ defaultValues: { typedName: '', readAs: '' } });
  const [isAsking, setAsking] = useState(false);
  const question = useRef<HTMLDivElement>(null);
  const { write, fault, isSending } = useWrite(locale, account);
  const isAnswered = own.parties.every(({ isClient, dangerAnswer }) => isClient || dangerAnswer !== null);
  const unread = papers.filter(({ documentId }) => !opened.has(documentId));
  useEffect(() => {
    if (isAsking) question.current?.querySelector('input')?.focus();
  }, [isAsking]);
  const onSubmit = form.handleSubmit(async ({ typedName, readAs }) => {
    if (unread.length > 0 && !isAsking) return setAsking(true);
    const documents = papers.map(({ documentId, sha256 }) => ({
      documentId,
      sha256,
      readAs: opened.has(documentId) ? 'opened' : readAs || 'not_read',
    }));
    if (!(await write(caseApi.approvePapers, { id: matter.id, documents, typedName, language: locale })))
      return;
    onDone(labels.approved);
    onChanged();
  });
  if (matter.inDanger) return null;
  if (!isAnswered) return <p className="small">{labels.dangerFirst}</p>;
  return (
    <form
      className="no-print grid gap-4 border-t border-line pt-4"
      onSubmit={(event) => void onSubmit(event)}
      noValidate
    >
      <div className="grid gap-2">
        <p className="font-strong">{labels.before}</p>
        <ul className="grid list-disc gap-1 ps-5">
          {labels.beforeList.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <TextInput
        {...form.register('typedName', { validate: (text) => text.trim() !== '' || labels.required })}
        id={`approve-${matter.id}`}
        label={labels.typedName}
        error={form.formState.errors.typedName?.message}
        errorPrefix={account.errorPrefix}
        maxLength={typedNameMax}
        autoComplete="name"
      />
      {isAsking && unread.length > 0 && (
        <div ref={question}>
          <Choices
            type="radio"
            id={`read-as-${matter.id}`}
            label={fill(labels.unread, {
              papers: formatList(
                unread.map(({ title, kind }) => title ?? labels.kinds[kind]),
                locale,
              ),
            })}
            error={form.formState.errors.readAs?.message}
            errorPrefix={account.errorPrefix}
            options={readingWays.map((value) => ({ value, text: labels.readAs[value] }))}
            input={form.register('readAs', { required: labels.required })}
          />
        </div>
      )}
      {fault && <Fault {...faultTexts(fault, account, { email: siteEmail })} takesFocus />}
      <p>
        <button type="submit" className={`${button} max-sm:w-full`} disabled={isSending}>
          {isSending ? labels.approving : labels.approve}
        </button>
      </p>
    </form>
  );
}
