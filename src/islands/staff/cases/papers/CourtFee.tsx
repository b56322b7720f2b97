import * as mattersApi from '#domain/matters/api.staff.ts';
import { fill } from '#i18n/format.ts';
import { shortMoment } from '../../formats.ts';
import { WriteEnd } from '../WriteEnd.tsx';
import { useCaseWrite } from '../use-case-write.ts';
import type { MatterPapersProps } from './paper-props.ts';

/** Whether the signed copy is in and the court's fee settled; whose turn it is depends on both. */
export function CourtFee({ matter, words, locale, onChanged }: MatterPapersProps) {
  const { fee, signed } = words.papers.papers;
  const state = useCaseWrite(words, locale, onChanged);
  const settledAt = matter.courtFeeSettledAt;
  return (
    <form
      className="grid grid-cols-1 gap-2"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void state.write(
          mattersApi.settleCourtFee,
          { id: matter.id, version: matter.version, settled: settledAt === null },
          fee.done,
        );
      }}
    >
      <p>
        {matter.signedCopyAt
          ? fill(signed.at, { time: shortMoment(matter.signedCopyAt, locale) })
          : signed.none}
      </p>
      <p>{settledAt ? fill(fee.settled, { time: shortMoment(settledAt, locale) }) : fee.open}</p>
      <WriteEnd words={words} submit={settledAt ? fee.undo : fee.settle} quiet state={state} />
    </form>
  );
}
