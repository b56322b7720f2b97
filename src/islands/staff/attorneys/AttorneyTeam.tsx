import { useId, useState } from 'react';
import * as cases from '#domain/cases/api.staff.ts';
import type { Attorney } from '#domain/cases/attorneys.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill, plural } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Fault } from '#ui/Fault.tsx';
import { callStaffApi } from '../staff-calls.ts';
import { formatCount, shortDay } from '../formats.ts';
import { PartHeading } from '../Panel.tsx';
import type { SectionProps } from '../section-props.ts';
import { Cell, Row, Table } from '../Table.tsx';
import { useAnswer } from '../../calls/use-answer.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

/** The attorneys here: licence, week, absence and substitute. An admin changes them. */
export function AttorneyTeam({ version, ...props }: SectionProps & { readonly version: number }) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.attorneys.team;
  const title = useId();
  const [saved, setSaved] = useState(0);
  const [open, setOpen] = useState<Attorney | null>(null);
  const { answer, fault, load } = useAnswer(
    words.account,
    () => callStaffApi(cases.attorneys),
    `${version} ${saved}`,
  );
  return (
    <section className="mt-8 grid grid-cols-1 gap-3" aria-labelledby={title}>
      <PartHeading id={title}>{labels.title}</PartHeading>
      {fault && <Fault {...faultTexts(fault, words.account, { retry: load })} />}
      {answer?.items.length === 0 && <p className="text-ink-soft">{labels.none}</p>}
      {answer && answer.items.length > 0 && (
        <Table labelledBy={title} heads={Object.values(labels.columns).map((label) => ({ label }))}>
          {answer.items.map((one) => (
            <Row key={one.id}>
              <Cell label={labels.columns.name}>
                <span>
                  <strong className="block" translate="no">
                    {one.name}
                  </strong>
                  <span className="text-xs text-ink-soft">{one.firm}</span>
                </span>
              </Cell>
              <Cell label={labels.columns.bar}>
                {one.barNumber && <span translate="no">{one.barNumber}</span>}
              </Cell>
              <Cell label={labels.columns.licence}>
                {one.licenceCheckedOn
                  ? fill(words.attorneys.profile.licenceChecked, {
                      day: shortDay(one.licenceCheckedOn, locale),
                      name: one.licenceCheckedBy ?? words.cases.by.admin,
                    })
                  : words.attorneys.profile.licenceOpen}
              </Cell>
              <Cell label={labels.columns.week}>
                {one.weeklyCapacity === null
                  ? formatCount(one.decidedThisWeek, locale)
                  : `${formatCount(one.decidedThisWeek, locale)} / ${formatCount(one.weeklyCapacity, locale)}`}
              </Cell>
              <Cell label={labels.columns.waiting}>{formatCount(one.waiting, locale)}</Cell>
              <Cell label={labels.columns.away}>
                {one.awayUntil && (
                  <span>
                    {[
                      fill(labels.awayUntil, { day: shortDay(one.awayUntil, locale) }),
                      one.substitute ? fill(labels.standsIn, { name: one.substitute.name }) : '',
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                )}
              </Cell>
              <Cell label={labels.columns.change}>
                <button
                  type="button"
                  className={link}
                  aria-label={fill(labels.change, { name: one.name })}
                  onClick={() => setOpen(one)}
                >
                  {labels.edit}
                </button>
              </Cell>
            </Row>
          ))}
        </Table>
      )}
      {answer && answer.unassigned > 0 && (
        <p className="text-xs text-ink-soft">{plural(answer.unassigned, labels.unassigned, locale)}</p>
      )}
      {open && (
        <Dialog title={fill(labels.change, { name: open.name })} onClose={() => setOpen(null)}>
          <ProfileForm
            {...props}
            attorney={open}
            onSaved={() => {
              setSaved(saved + 1);
              setOpen(null);
            }}
          />
        </Dialog>
      )}
    </section>
  );
}
