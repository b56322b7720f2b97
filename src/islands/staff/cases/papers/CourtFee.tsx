import * as mattersApi from '#domain/matters/api.staff.ts';
import { fill } from '#i18n/format.ts';
import { Form } from '#ui/form/Form.tsx';
import { shortMoment } from '../../formats.ts';
import type { MatterPapersProps } from './paper-props.ts';
import { useStaffWords } from '../../staff-words.ts';
import { useLocale } from '../../../calls/use-words.ts';

/** Whether the signed copy is in and the court's fee settled; whose turn it is depends on both. */
export function CourtFee({ matter, onChanged }: MatterPapersProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const { fee, signed } = words.papers.papers;
  const settledAt = matter.courtFeeSettledAt;
  return (
    <div className="grid grid-cols-1 gap-2">
      <p>
        {matter.signedCopyAt
          ? fill(signed.at, { time: shortMoment(matter.signedCopyAt, locale) })
          : signed.none}
      </p>
      <p>{settledAt ? fill(fee.settled, { time: shortMoment(settledAt, locale) }) : fee.open}</p>
      <Form
        call={mattersApi.settleCourtFee}
        words={settledAt ? fee.undoing : fee.settling}
        fixed={{ id: matter.id, version: matter.version, settled: settledAt === null }}
        reload={onChanged}
        quiet
      />
    </div>
  );
}
