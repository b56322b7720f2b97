import { useForm } from 'react-hook-form';
import { typedNameMax, type ClientPaper } from '#domain/cases/papers.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { button } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import type { PaperMatterProps } from './paper-props.ts';
import { useWrite } from '../calls/use-write.ts';

interface ApprovePapersProps extends PaperMatterProps {
  /** The versions on the screen: the yes is given to their hashes. */
  readonly papers: readonly ClientPaper[];
}

/** The client's yes, under their typed name, after what it means has been said. */
export default function ApprovePapers({ papers, ...props }: ApprovePapersProps) {
  const { matter, own, locale, account, page, siteEmail, onChanged, onDone } = props;
  const labels = page.papers;
  const form = useForm({ defaultValues: { typedName: '' } });
  const { write, fault, isSending } = useWrite(locale, account);
  const isAsked = own.parties.every(({ isClient, dangerAnswer }) => isClient || dangerAnswer !== null);
  const onSubmit = form.handleSubmit(async ({ typedName }) => {
    const documents = papers.map(({ documentId, sha256 }) => ({ documentId, sha256 }));
    if (!(await write(`/api/matters/${matter.id}/approval`, { documents, typedName, language: locale })))
      return;
    onDone(labels.approved);
    onChanged();
  });
  if (matter.inDanger) return <p className="notice">{labels.inDanger}</p>;
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
      {isAsked ? (
        <>
          <TextInput
            {...form.register('typedName', { validate: (text) => text.trim() !== '' || labels.required })}
            id={`approve-${matter.id}`}
            label={labels.typedName}
            error={form.formState.errors.typedName?.message}
            errorPrefix={account.errorPrefix}
            maxLength={typedNameMax}
            autoComplete="name"
          />
          {fault && <Fault {...faultTexts(fault, account, { email: siteEmail })} takesFocus />}
          <p>
            <button type="submit" className={button} disabled={isSending}>
              {isSending ? labels.approving : labels.approve}
            </button>
          </p>
        </>
      ) : (
        <p className="notice">{labels.dangerFirst}</p>
      )}
    </form>
  );
}
