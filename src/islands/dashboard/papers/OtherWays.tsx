import * as caseApi from '#domain/cases/api.ts';
import { useTellDone } from '#ui/form/DoneHere.tsx';
import { AskFirst } from '../AskFirst.tsx';
import { useApiCommand } from '../../calls/api-query.tsx';
import { useLocale, useWords } from '../../calls/use-words.ts';

/**
 * Papers for somebody who does not read them on a screen: by post, or read aloud by phone. The wish goes to us as a message
 * of the client, so that it is in their thread and somebody has to answer it.
 */
export function OtherWays({ caseId }: { readonly caseId: string }) {
  const { otherWays: labels } = useWords('case-forms').papers;
  const language = useLocale();
  const tell = useTellDone();
  const { run, isRunning, fault } = useApiCommand(caseApi.sendMessage);
  return (
    <>
      {(['post', 'voice'] as const).map((way) => (
        <AskFirst
          key={way}
          label={labels[way].label}
          question={labels[way].text}
          yes={labels[way].yes}
          disabled={isRunning}
          isSmall
          onYes={() =>
            void run({ id: caseId, language, message: labels[way].message, tickets: [] }, () =>
              tell?.(labels.done),
            )
          }
        />
      ))}
      {fault}
    </>
  );
}
