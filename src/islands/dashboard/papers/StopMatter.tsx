import * as caseApi from '#domain/cases/api.ts';
import { stopRequest, type ClientPaperMatter } from '#domain/cases/papers.ts';
import { link } from '#ui/button.ts';
import { TextArea } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useLocale, useWords } from '../../calls/use-words.ts';

interface StopMatterProps {
  readonly matter: Pick<ClientPaperMatter, 'id' | 'version'>;
}

/** The client wants nothing more done about a matter; what that means is said first. */
export function StopMatter({ matter: { id, version } }: StopMatterProps) {
  const { stop } = useWords('case-forms').papers;
  return (
    <details className="no-print open:basis-full">
      <summary className={`${link} small`}>{stop.title}</summary>
      <Form
        call={caseApi.stopMatter}
        schema={stopRequest}
        words={stop}
        fixed={{ id, version, language: useLocale() }}
        done={({ stopped }) => (stopped === 'asked' ? stop.asked : stop.stopped)}
        alsoReloads={[caseApi.read]}
        className="pt-3"
        quiet
      >
        <p>{stop.text}</p>
        <TextArea name="words" lines={3} />
      </Form>
    </details>
  );
}
