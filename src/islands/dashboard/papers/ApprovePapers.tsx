import { useEffect, useState } from 'react';
import * as caseApi from '#domain/cases/api.ts';
import { paperApproval, type ClientPaper, type ClientPaperMatter } from '#domain/cases/papers.ts';
import type { CasePageMatter } from '#domain/portal/case-page.ts';
import { fill, formatList } from '#i18n/format.ts';
import { Choice, TextField } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { fieldId, useFormState, useGuard } from '#ui/form/form-state.ts';
import { useLocale, useWords } from '../../calls/use-words.ts';

interface ApprovePapersProps {
  readonly matter: Pick<ClientPaperMatter, 'id' | 'inDanger'>;
  readonly own: Pick<CasePageMatter, 'parties'>;
  /** The versions on the screen: the yes is given to their hashes. */
  readonly papers: readonly ClientPaper[];
  /** Those that were opened here. */
  readonly opened: ReadonlySet<string>;
}

/** How they know the papers that they did not open here: one answer for all of them. */
const readAs = 'documents.0.readAs';

/**
 * The client's yes, under their typed name, after what it means has been said. Clients who have not opened a paper here
 * are asked once how they know it, and never kept from saying yes.
 */
export function ApprovePapers({ matter, own, papers, opened }: ApprovePapersProps) {
  const labels = useWords('case-forms').papers;
  const [isAsking, setAsking] = useState(false);
  const isAnswered = own.parties.every(({ isClient, dangerAnswer }) => isClient || dangerAnswer !== null);
  const unread = papers.filter(({ documentId }) => !opened.has(documentId));
  const approved = (documents: unknown) => {
    const way = (documents as readonly { readonly readAs?: string }[])[0]?.readAs;
    return papers.map(({ documentId, sha256 }) => ({
      documentId,
      sha256,
      readAs: opened.has(documentId) ? 'opened' : way || 'not_read',
    }));
  };
  const language = useLocale();
  if (matter.inDanger) return null;
  if (!isAnswered) return <p className="small">{labels.dangerFirst}</p>;
  return (
    <Form
      call={caseApi.approvePapers}
      schema={paperApproval}
      words={labels.approval}
      fixed={{ id: matter.id, language }}
      complete={({ documents, ...input }) => ({ ...input, documents: approved(documents) })}
      onSend={() => {
        if (unread.length === 0 || isAsking) return true;
        setAsking(true);
        return false;
      }}
      alsoReloads={[caseApi.read]}
      className="border-t border-line pt-4"
    >
      <div className="grid gap-2">
        <p className="font-strong">{labels.before}</p>
        <ul className="grid list-disc gap-1 ps-5">
          {labels.beforeList.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <TextField name="typedName" autoComplete="name" />
      {isAsking && unread.length > 0 && <HowRead unread={unread} />}
    </Form>
  );
}

function HowRead({ unread }: { readonly unread: readonly ClientPaper[] }) {
  const locale = useLocale();
  const { approval, kinds } = useWords('case-forms').papers;
  const { id, form } = useFormState();
  useGuard(readAs, () => (form.getValues(readAs) ? null : approval.choose));
  useEffect(() => document.getElementById(fieldId(id, readAs))?.focus(), [id]);
  const papers = formatList(
    unread.map(({ title, kind }) => title ?? kinds[kind]),
    locale,
  );
  return <Choice name={readAs} label={fill(approval.fields.readAs.label, { papers })} isRequired />;
}
