import { findPackage } from '#domain/packages/catalogue.ts';
import { fill, formatPrice } from '#i18n/format.ts';
import {
  button,
  costBlocks,
  fileList,
  greeting,
  heading,
  need,
  packageName,
  shownReference,
  text,
  times,
  type Template,
} from '../letter.ts';

/** The application arrived: its reference, and the payment link unless it is paid already. */
export const applicationReceived: Template = (draft) => {
  const { words, facts, links, language } = draft;
  const said = words.applicationReceived;
  const packageId = need(facts.packageId, 'packageId');
  const values = {
    package: packageName(draft),
    price: formatPrice(findPackage(packageId).amountCents, language),
  };
  const missing = Array.isArray(facts.filesMissing) ? facts.filesMissing : [];
  return {
    subject: said.subject,
    blocks: [
      greeting(draft),
      text(said.what, { reference: shownReference(facts.reference) }),
      ...(facts.alreadyPaid
        ? [text(said.paid, values), heading(words.next), text(said.afterPaid, times)]
        : [
            text(said.pay, values),
            button(fill(said.button, values), need(links.pay, 'pay')),
            heading(words.next),
            text(words.afterPayment, times),
            text(said.accept),
          ]),
      ...(missing.length > 0 ? [text(said.files), fileList(missing), text(said.filesHow)] : []),
      ...(facts.alreadyPaid ? [] : costBlocks(draft)),
    ],
  };
};
