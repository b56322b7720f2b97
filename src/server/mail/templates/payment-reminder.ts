import { findPackage } from '#domain/packages/catalogue.ts';
import { fill, formatPrice } from '#i18n/format.ts';
import {
  button,
  costBlocks,
  greeting,
  heading,
  need,
  packageName,
  shownReference,
  text,
  times,
  type Template,
} from '../letter.ts';

/** One reminder, two days after an application nobody paid for. */
export const paymentReminder: Template = (draft) => {
  const { words, facts, links, language } = draft;
  const said = words.paymentReminder;
  const values = {
    package: packageName(draft),
    price: formatPrice(findPackage(need(facts.packageId, 'packageId')).amountCents, language),
  };
  return {
    subject: said.subject,
    blocks: [
      greeting(draft),
      text(said.what, { reference: shownReference(facts.reference) }),
      text(said.pay, values),
      button(fill(said.button, values), need(links.pay, 'pay')),
      text(said.stop),
      heading(words.next),
      text(words.afterPayment, times),
      ...costBlocks(draft),
    ],
  };
};
