import * as cases from '#domain/cases/api.staff.ts';
import { coverageOf, upgradesFrom, type CasePackage } from '#domain/cases/upgrades.ts';
import { findPackage, type PackageId } from '#domain/packages/catalogue.ts';
import { fill, formatPrice, plural } from '#i18n/format.ts';
import { Choice } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Badge } from '../Badge.tsx';
import { Facts } from '../Facts.tsx';
import { shortMoment } from '../formats.ts';
import { Panel } from '../Panel.tsx';
import { useApiQuery } from '../../calls/api-query.tsx';
import type { CaseContactProps } from './contact-props.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

interface PackagePanelProps extends CaseContactProps {
  readonly isOver: boolean;
}

/** What the package covers compared with what there is, and offers of a larger one. */
export function PackagePanel({ isOver, ...props }: PackagePanelProps) {
  const words = useStaffWords();
  const { caseId, version, onChanged } = props;
  const labels = words.cases.package;
  const {
    data: answer,
    fault,
    reload,
  } = useApiQuery(cases.bought, { id: caseId }, { keepsOld: true, version });
  const withdrawn = () => {
    void reload();
    onChanged();
  };
  return (
    <Panel title={labels.title}>
      {fault}
      {answer && <Covered item={answer} {...props} />}
      {answer && answer.offers.length > 0 && <Offers item={answer} {...props} onChanged={withdrawn} />}
      {answer && !isOver && !answer.offers.some(({ status }) => status === 'offered') && (
        <MakeOffer item={answer} {...props} />
      )}
    </Panel>
  );
}

interface PartProps extends CaseContactProps {
  readonly item: CasePackage;
}

function Covered({ item }: PartProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.cases.package;
  const count = (matters: number) => plural(matters, words.cases.matterCount, locale);
  const coverage = coverageOf(item.packageId, item);
  const price = formatPrice(findPackage(item.packageId).amountCents, locale);
  return (
    <>
      <Facts
        rows={[
          [labels.title, fill(labels.has, { name: words.packageNames[item.packageId], price })],
          [labels.covers, count(item.covered)],
          [
            labels.declared,
            item.declared === '5+'
              ? labels.declaredMany
              : item.declared && plural(Number(item.declared), labels.declaredCount, locale),
          ],
          [labels.known, count(item.known)],
          [labels.worked, count(item.worked)],
        ]}
      />
      <p className={coverage === 'covered' ? 'text-ink-soft' : 'notice'}>
        {coverage === 'covered' ? labels.fits : labels[coverage]}
      </p>
    </>
  );
}

function Offers({ item, onChanged }: PartProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.cases.package;
  return (
    <ul className="divide-y divide-line" aria-label={labels.offers}>
      {item.offers.map((offer) => (
        <li key={offer.id} className="grid gap-2 py-2">
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
            <span>
              {fill(labels.offer, {
                to: words.packageNames[offer.toPackage],
                amount: formatPrice(offer.amountCents, locale),
                time: shortMoment(offer.offeredAt, locale),
                name: offer.offeredBy ?? words.cases.by.system,
              })}
            </span>
            <Badge tone={offer.status === 'paid' ? 'good' : offer.status === 'offered' ? 'wait' : 'quiet'}>
              {labels.states[offer.status]}
            </Badge>
            {offer.endedAt && (
              <span className="text-xs text-ink-soft">
                {fill(labels.ended, { time: shortMoment(offer.endedAt, locale) })}
              </span>
            )}
          </p>
          {offer.status === 'offered' && (
            <Form
              call={cases.withdrawUpgrade}
              words={labels.withdrawing}
              fixed={{ id: offer.id }}
              confirm={() => ({ ...labels.withdrawing.confirm, yes: labels.withdrawing.submit })}
              reload={onChanged}
              quiet
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function MakeOffer({ item, caseId, onChanged }: PartProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.cases.package;
  const larger = upgradesFrom(item.packageId);
  if (larger.length === 0) return null;
  const price = (cents: number) => formatPrice(cents, locale);
  const extraFor = (to: PackageId) => larger.find(({ packageId }) => packageId === to)?.amountCents ?? 0;
  return (
    <details>
      <summary className="cursor-pointer py-2 text-link">{labels.make}</summary>
      <div className="grid grid-cols-1 gap-3 pt-2">
        <p className="text-xs text-ink-soft">{labels.help}</p>
        <Form
          call={cases.offerUpgrade}
          words={labels.offering}
          fixed={{ id: caseId, fromPackage: item.packageId }}
          confirm={({ toPackage }) => {
            const facts = { name: words.packageNames[toPackage], amount: price(extraFor(toPackage)) };
            return {
              title: fill(labels.confirm.title, facts),
              text: fill(labels.confirm.text, facts),
              yes: labels.offering.submit,
            };
          }}
          reload={onChanged}
        >
          <Choice
            name="toPackage"
            options={larger.map(({ packageId, amountCents }) => ({
              value: packageId,
              text: fill(labels.option, {
                name: words.packageNames[packageId],
                amount: price(amountCents),
                count: plural(findPackage(packageId).matters, words.cases.matterCount, locale),
              }),
            }))}
            inRow
          />
        </Form>
      </div>
    </details>
  );
}
