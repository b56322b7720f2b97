import * as cases from '#domain/cases/api.staff.ts';
import { mostAWeek, type Attorney } from '#domain/cases/attorneys.ts';
import { attorneyLimits } from '#domain/cases/limits.ts';
import { states } from '#domain/postal-address.ts';
import { fill } from '#i18n/format.ts';
import { Day, Select, TextField } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { shortDay } from '../formats.ts';
import type { SectionProps } from '../section-props.ts';
import { useApiQuery } from '../../calls/api-query.tsx';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

interface ProfileFormProps extends Pick<SectionProps, 'member'> {
  readonly attorney: Attorney;
  readonly onSaved: () => void;
}

const lines = ['firm', 'phone', 'address', 'city'] as const;

/** How papers name an attorney, and how much they take on. Only an admin checks the license. */
export function ProfileForm({ member, attorney, onSaved }: ProfileFormProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.attorneys.profile;
  const isAdmin = member.role === 'admin';
  const { data: answer, fault } = useApiQuery(cases.attorneys);
  const others = (answer?.items ?? []).filter((one) => one.id !== attorney.id);
  const { id, version, firm, phone, address, city, state, zip, barNumber } = attorney;
  const { licenceCheckedOn, weeklyCapacity, awayUntil, substitute } = attorney;
  return (
    <Form
      call={cases.saveAttorney}
      words={labels}
      fixed={{ id, version }}
      initial={{
        facts: {
          firm,
          phone,
          address,
          city,
          state,
          zip,
          barNumber,
          licenceCheckedOn,
          weeklyCapacity,
          awayUntil,
          substituteId: substitute?.id ?? null,
        },
      }}
      reload={onSaved}
      after="keep"
      className="max-w-none"
      quiet
    >
      {fault}
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {lines.map((name) => (
          <TextField key={name} name={`facts.${name}`} />
        ))}
        <Select name="facts.state" options={states.map((value) => ({ value, text: value }))} />
        <TextField name="facts.zip" />
        <TextField
          name="facts.barNumber"
          hint={isAdmin ? undefined : labels.barHint}
          maxLength={attorneyLimits.barNumber}
        />
        {isAdmin ? (
          <Day name="facts.licenceCheckedOn" />
        ) : (
          <p className="self-end pb-2 text-ink-soft">
            {licenceCheckedOn
              ? fill(labels.licenseChecked, {
                  day: shortDay(licenceCheckedOn, locale),
                  name: attorney.licenceCheckedBy ?? words.cases.by.admin,
                })
              : labels.licenseOpen}
          </p>
        )}
        <TextField name="facts.weeklyCapacity" type="number" min={0} max={mostAWeek} />
        <Day name="facts.awayUntil" />
        <Select
          key={others.length}
          name="facts.substituteId"
          options={others.map((one) => ({ value: one.id, text: one.name }))}
        />
      </div>
    </Form>
  );
}
