import { useId } from 'react';
import type { AnswerOf } from '#domain/api-call.ts';
import { offerNeeds } from '#domain/packages/offer-needs.ts';
import * as workplace from '#domain/workplace/api.staff.ts';
import { fill, formatList, formatPrice, plural } from '#i18n/format.ts';
import type { Topics } from '#i18n/topics.ts';
import { useLocale, useWords } from '../../calls/use-words.ts';
import { Badge } from '../Badge.tsx';
import { PartHeading } from '../Panel.tsx';
import { Cell, Row, Table } from '../Table.tsx';
import { SetUpSection } from './SetUpSection.tsx';
import { useStaffWords } from '../staff-words.ts';

type OfferAnswer = AnswerOf<typeof workplace.offer>;

interface PartProps {
  readonly offer: OfferAnswer;
  readonly labels: Topics['staff/set-up']['offer'];
}

/** Packages, prices and switches. They are the operator's files: staff see how they stand and where they are changed. */
export default function Offer() {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = useWords('staff/set-up').offer;
  const shared = { words, locale, labels };
  return (
    <SetUpSection call={workplace.offer} title={labels.title} lead={labels.lead}>
      {(offer, titleId) => (
        <>
          <Packages {...shared} offer={offer} titleId={titleId} />
          <Switches {...shared} offer={offer} />
        </>
      )}
    </SetUpSection>
  );
}

function Packages({ offer, labels, titleId }: PartProps & { readonly titleId: string }) {
  const words = useStaffWords();
  const locale = useLocale();
  const heads = [labels.package, labels.price, labels.state, labels.covers, labels.restsOn];
  return (
    <>
      <Table labelledBy={titleId} heads={heads.map((label) => ({ label }))}>
        {offer.packages.map(({ id, amountCents, isSold, matters, restsOn }) => (
          <Row key={id}>
            <Cell label={labels.package}>
              <span className="font-strong">{words.packageNames[id]}</span>
            </Cell>
            <Cell label={labels.price}>{formatPrice(amountCents, locale)}</Cell>
            <Cell label={labels.state}>
              <Badge tone={isSold ? 'good' : 'wait'}>{isSold ? labels.sold : labels.notSold}</Badge>
            </Cell>
            <Cell label={labels.covers}>{plural(matters, labels.matters, locale)}</Cell>
            <Cell label={labels.restsOn}>
              <ul>
                {[
                  { name: labels.filing, isOpen: offer.filingIsOpen },
                  ...restsOn.map(({ need, isOpen }) => ({ name: labels.needs[need], isOpen })),
                ].map(({ name, isOpen }) => (
                  <li key={name} className={isOpen ? undefined : 'font-strong text-accent-ink'}>
                    {fill(isOpen ? labels.isOpen : labels.isClosed, { name })}
                  </li>
                ))}
              </ul>
            </Cell>
          </Row>
        ))}
      </Table>
      <p className="text-xs text-ink-soft wrap-anywhere">{labels.changed}</p>
    </>
  );
}

function Switches({ offer, labels }: PartProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const id = useId();
  const heads = [labels.switch, labels.state, labels.packages, labels.where];
  const { filingIsOpen, sellsWhileClosed } = offer;
  const named = (need: (typeof offerNeeds)[number]) =>
    offer.packages.filter(({ restsOn }) => restsOn.some((one) => one.need === need));
  return (
    <>
      <PartHeading id={id}>{labels.switches}</PartHeading>
      <p className="max-w-160 text-ink-soft">{labels.lead2}</p>
      <Table labelledBy={id} heads={heads.map((label) => ({ label }))}>
        <Row>
          <Cell label={labels.switch}>
            <span className="font-strong">{labels.filing}</span>
          </Cell>
          <Cell label={labels.state}>
            <State isOpen={filingIsOpen} labels={labels} />
          </Cell>
          <Cell label={labels.packages}>
            {filingIsOpen
              ? formatList(
                  offer.packages.map((one) => words.packageNames[one.id]),
                  locale,
                )
              : [
                  labels.filingClosed.attorney,
                  sellsWhileClosed ? labels.filingClosed.selling : labels.filingClosed.notSelling,
                ].join(' ')}
          </Cell>
          <Cell label={labels.where}>
            <code className="text-xs wrap-anywhere">{labels.filingWhere}</code>
          </Cell>
        </Row>
        {offerNeeds
          .map((need) => ({ need, packages: named(need) }))
          .filter(({ packages }) => packages.length > 0)
          .map(({ need, packages }) => (
            <Row key={need}>
              <Cell label={labels.switch}>
                <span className="font-strong">{labels.needs[need]}</span>
              </Cell>
              <Cell label={labels.state}>
                <State
                  isOpen={packages.every(({ restsOn }) =>
                    restsOn.every((one) => one.need !== need || one.isOpen),
                  )}
                  labels={labels}
                />
              </Cell>
              <Cell label={labels.packages}>
                {formatList(
                  packages.map((one) => words.packageNames[one.id]),
                  locale,
                )}
              </Cell>
              <Cell label={labels.where}>
                <code className="text-xs wrap-anywhere">{fill(labels.launch, { id: need })}</code>
              </Cell>
            </Row>
          ))}
      </Table>
    </>
  );
}

function State({ isOpen, labels }: Pick<PartProps, 'labels'> & { readonly isOpen: boolean }) {
  return <Badge tone={isOpen ? 'good' : 'wait'}>{isOpen ? labels.open : labels.closed}</Badge>;
}
