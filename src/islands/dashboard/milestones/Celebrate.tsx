import { useState } from 'react';
import type { MilestoneKind } from '#domain/cases/milestones.ts';
import * as portalApi from '#domain/portal/api.ts';
import { callApi } from '#browser/call-api.ts';
import { link } from '#ui/button.ts';
import { useWords } from '../../calls/use-words.ts';
import type { MilestonesProps } from './milestones-props.ts';

interface CelebrateProps extends Pick<MilestonesProps, 'locale' | 'caseId'> {
  readonly step: MilestoneKind;
}

/** A step that was just reached, once and calmly. */
export default function Celebrate({ step, locale, caseId }: CelebrateProps) {
  const labels = useWords('milestones');
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  const close = () => {
    setClosed(true);
    // Should this get lost, it is celebrated once more.
    callApi(portalApi.markMilestonesSeen, { id: caseId }, { locale }).catch(() => undefined);
  };
  return (
    <div className="notice good no-print flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-60 font-strong">{labels.celebrate[step]}</p>
      <button type="button" className={link} onClick={close}>
        {labels.thanks}
      </button>
    </div>
  );
}
