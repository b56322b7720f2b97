import * as caseApi from '#domain/cases/api.ts';
import { changeRequest, type ClientPaper, type ClientPaperMatter } from '#domain/cases/papers.ts';
import { link } from '#ui/button.ts';
import { Select, TextArea } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useLocale, useWords } from '../../calls/use-words.ts';

interface AskChangeProps {
  readonly matter: Pick<ClientPaperMatter, 'id'>;
  readonly papers: readonly ClientPaper[];
}

/** What the client wants changed in one of the papers, in their words. */
export function AskChange({ matter, papers }: AskChangeProps) {
  const { change, kinds } = useWords('case-forms').papers;
  return (
    <details className="no-print open:basis-full">
      <summary className={`${link} small`}>{change.title}</summary>
      <Form
        call={caseApi.askChange}
        schema={changeRequest}
        words={change}
        fixed={{ id: matter.id, language: useLocale() }}
        initial={{ documents: [{ documentId: papers[0]?.documentId ?? '', sha256: '', words: '' }] }}
        complete={({ documents, ...input }) => ({ ...input, documents: withHashes(documents, papers) })}
        alsoReloads={[caseApi.read]}
        className="pt-3"
        quiet
      >
        {papers.length > 1 && (
          <Select
            name="documents.0.documentId"
            options={papers.map(({ documentId, title, kind }) => ({
              value: documentId,
              text: title ?? kinds[kind],
            }))}
          />
        )}
        <TextArea name="documents.0.words" />
      </Form>
    </details>
  );
}

/** Each chosen paper by the version that was on the screen. */
const withHashes = (documents: unknown, papers: readonly ClientPaper[]) =>
  (documents as { readonly documentId: string }[]).map((one) => ({
    ...one,
    sha256: papers.find(({ documentId }) => documentId === one.documentId)?.sha256,
  }));
