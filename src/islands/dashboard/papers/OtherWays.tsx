import * as caseApi from '#domain/cases/api.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { Fault } from '#ui/Fault.tsx';
import { AskFirst } from '../AskFirst.tsx';
import { useWrite } from '../../calls/use-write.ts';
import type { PaperMatterProps } from './paper-props.ts';

/**
 * Papers for somebody who does not read them on a screen: by post, or read aloud by phone. The wish goes to us as a message
 * of the client, so that it is in their thread and somebody has to answer it.
 */
export function OtherWays(props: PaperMatterProps) {
  const { locale, account, page, caseId, siteEmail, onChanged, onDone } = props;
  const labels = page.papers.otherWays;
  const { write, fault, isSending } = useWrite(locale, account);
  const ask = async (way: 'post' | 'voice') => {
    const body = { language: locale, message: labels[way].message, tickets: [] };
    if (!(await write(caseApi.sendMessage, { id: caseId, ...body }))) return;
    onDone(labels.done);
    onChanged();
  };
  return (
    <>
      {(['post', 'voice'] as const).map((way) => (
        <AskFirst
          key={way}
          label={labels[way].label}
          question={labels[way].text}
          yes={labels[way].yes}
          disabled={isSending}
          isSmall
          onYes={() => void ask(way)}
        />
      ))}
      {fault && <Fault {...faultTexts(fault, account, { email: siteEmail })} takesFocus />}
    </>
  );
}
