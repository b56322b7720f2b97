import type { IntakeNotice } from '#domain/intake/notices.ts';
import type { Locale } from '#domain/languages.ts';
import type { IntakeWords } from '#i18n/en/intake.ts';
import { FreeHelpBox } from '../calls/FreeHelpBox.tsx';

interface FreeHelpProps {
  readonly notice: IntakeNotice | null;
  readonly county: string;
  readonly words: IntakeWords['notices'];
  readonly locale: Locale;
}

/** Free legal help where the answers call for it. The person may go on. */
export function FreeHelpNotice({ notice, ...props }: FreeHelpProps) {
  return (
    // Always in the page, so that the text is read out when an answer brings it.
    <div aria-live="polite" className="col-span-full">
      {notice && <FreeHelpBox notice={notice} {...props} />}
    </div>
  );
}
