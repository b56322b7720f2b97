import { useEffect, useRef, useState } from 'react';
import type { MatterSheet } from '#domain/cases/case-sheet.ts';
import { findingsOf } from '#domain/cases/court-checks.ts';
import { stageOfSteps } from '#domain/cases/stage-of-steps.ts';
import { hasOrder, isOver } from '#domain/cases/status.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { Badge } from '../Badge.tsx';
import { Facts } from '../Facts.tsx';
import { shortMoment } from '../formats.ts';
import { actOn } from '../keys/key-acts.ts';
import { Panel } from '../Panel.tsx';
import { CourtChecks } from './CourtChecks.tsx';
import { LetterTracks } from './LetterTracks.tsx';
import { MatterForm } from './MatterForm.tsx';
import { Parties } from './Parties.tsx';
import type { CasePartProps } from './part-props.ts';
import { RecordMatch } from './RecordMatch.tsx';
import { MatterSteps } from './MatterSteps.tsx';
import { statusTones } from './tones.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

interface MatterPanelProps extends CasePartProps {
  readonly matter: MatterSheet;
}

/** One court matter: its facts with their sources, its parties, and its next moves. */
export function MatterPanel(props: MatterPanelProps) {
  const words = useStaffWords();
  const { item, matter } = props;
  const labels = words.cases.matter;
  const [editing, setEditing] = useState(false);
  /** Matched by whoever looks at it now. What comes next opens once the case is drawn with it, when the form is gone. */
  const isMatchedHere = useRef(false);
  useEffect(() => {
    if (matter.recordMatchedAt === null || !isMatchedHere.current) return;
    isMatchedHere.current = false;
    setComparing(false);
    actOn('move', null);
  }, [matter.recordMatchedAt]);
  /** What somebody is writing about the record stays, also where a colleague has compared it by now. */
  const [isComparing, setComparing] = useState(false);
  const same = item.matters.find(({ id }) => id === matter.sameDisputeAs);
  return (
    <Panel title={fill(labels.title, { place: matter.place })} id="case-matter">
      <p className="flex flex-wrap gap-1.5">
        <Badge tone={statusTones[matter.status]}>{words.cases.states[matter.status]}</Badge>
        {matter.leftOutAt !== null && <Badge tone="danger">{labels.leftOut}</Badge>}
        {same && <Badge>{fill(labels.sameDispute, { place: same.place })}</Badge>}
      </p>
      {matter.leftOutAt === null &&
        (matter.recordMatchedAt === null || isComparing) &&
        !isOver(matter.status) && (
          <RecordMatch
            {...props}
            onMatched={() => (isMatchedHere.current = true)}
            onTyped={(isTyped) =>
              // What was said of a search logged after the colleague's stays in sight.
              setComparing((before) => isTyped || (before && matter.recordMatchedAt !== null))
            }
          />
        )}
      {matter.leftOutAt === null && stageOfSteps(matter.status) !== null && (
        <MatterSteps key={`${matter.status} ${matter.hearingAt}`} {...props} />
      )}
      {matter.leftOutAt === null && findingsOf(matter.status).length > 0 && <CourtChecks {...props} />}
      {matter.leftOutAt === null && hasOrder(matter.status) && <LetterTracks {...props} />}
      <p className="text-ink-soft">
        {[
          words.cases.courts[matter.court],
          matter.county,
          matter.docketNumber,
          ...matter.parties.filter(({ isClient }) => !isClient).map(({ name }) => name),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <details>
        <summary className="cursor-pointer py-1 font-strong">{labels.facts}</summary>
        <MatterFacts matter={matter} />
        <p>
          <button type="button" className={link} aria-expanded={editing} onClick={() => setEditing(!editing)}>
            {labels.edit}
          </button>
        </p>
        {editing && <MatterForm {...props} />}
      </details>
      <details>
        <summary className="cursor-pointer py-1 font-strong">
          {`${labels.parties} (${matter.parties.length})`}
        </summary>
        <Parties {...props} />
      </details>
    </Panel>
  );
}

type FactsProps = Pick<MatterPanelProps, 'matter'>;

function MatterFacts({ matter }: FactsProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.cases.matter;
  const { fields } = labels.form;
  const day = (date: string | null) => date && formatDate(date, locale);
  const moment = (at: string | null) => at && shortMoment(at, locale);
  /** A value with its source. */
  const sourced = (column: string, value: string | number | null) => {
    if (value === null || value === '') return null;
    const from = matter.sources[column];
    return (
      <span key={column}>
        <span>{value}</span>
        {from && (
          <span className="block text-xs font-text text-ink-soft">
            {from.on
              ? fill(words.cases.sourceOn, {
                  source: words.cases.sources[from.source],
                  date: formatDate(from.on, locale),
                })
              : words.cases.sources[from.source]}
          </span>
        )}
      </span>
    );
  };
  const outcomes = words.questions.options.caseOutcome;
  return (
    <Facts
      rows={[
        [fields.court, sourced('court', words.cases.courts[matter.court])],
        [fields.county.label, sourced('county', matter.county)],
        [fields.docketNumber, sourced('docket_number', matter.docketNumber)],
        [fields.nameAsFiled.label, sourced('name_as_filed', matter.nameAsFiled)],
        [fields.aliases.label, matter.aliases.join('\n')],
        [
          labels.matched,
          matter.recordMatchedAt
            ? fill(labels.matchedBy, {
                time: shortMoment(matter.recordMatchedAt, locale),
                name: matter.recordMatchedBy ?? '',
              })
            : labels.notMatched,
        ],
        [fields.addressThen, sourced('address_then', matter.addressThen)],
        [fields.filingYear, sourced('filing_year', matter.filingYear)],
        [fields.filedAgainstOn, sourced('filed_against_on', day(matter.filedAgainstOn))],
        [fields.judgedOn, sourced('judged_on', day(matter.judgedOn))],
        [
          fields.caseOutcome.label,
          sourced(
            'case_outcome',
            matter.caseOutcome && (outcomes?.[matter.caseOutcome] ?? matter.caseOutcome),
          ),
        ],
        [fields.judgment, sourced('judgment', words.cases.judgments[matter.judgment])],
        [fields.writRecordedIn, sourced('writ_recorded_in', matter.writRecordedIn)],
        [fields.attorneyId.label, matter.attorney?.name],
        [labels.prepared, day(matter.papersPreparedOn)],
        [labels.signed, moment(matter.signedCopyAt)],
        [labels.fee, moment(matter.courtFeeSettledAt)],
        [
          labels.filed,
          matter.filedOn &&
            matter.filedBy &&
            fill(labels.filedBy[matter.filedBy], { date: formatDate(matter.filedOn, locale) }),
        ],
        [labels.envelope, matter.filedEnvelope],
        [
          labels.hearing,
          matter.hearingAt && [moment(matter.hearingAt), matter.hearingPlace].filter(Boolean).join(', '),
        ],
        [labels.decided, day(matter.decidedOn)],
        [
          labels.outcome,
          matter.outcome &&
            [words.cases.move.outcomes[matter.outcome], matter.outcomePart].filter(Boolean).join('\n'),
        ],
        [labels.limitEnds, day(matter.limitEndsOn)],
        [fields.hiddenSeenOn.label, sourced('hidden_seen_on', day(matter.hiddenSeenOn))],
        [labels.end, matter.endReason && words.cases.move.endReasons[matter.endReason]],
      ]}
    />
  );
}
