import { fill } from '#i18n/format.ts';
import { casePath } from '#i18n/routes.ts';
import { link } from '#ui/button.ts';
import { AccountSection } from './AccountSection.tsx';
import type { PartProps } from './own-account-props.ts';

/** Where a client lives, as the papers of each open case print it. The page of the case takes a new one. */
export function OwnAddress({ locale, words, own }: PartProps) {
  const labels = words.home;
  if (own.cases.length === 0) return null;
  return (
    <AccountSection id="own-home" title={labels.title}>
      <p>{labels.lead}</p>
      <ul className="grid gap-4">
        {own.cases.map(({ id, caseNumber, address }) => (
          <li key={id} className="grid gap-1">
            <p className="text-s text-ink-soft" id={`home-${id}`}>
              {fill(labels.ofCase, { number: caseNumber })}
            </p>
            <p className="font-strong wrap-anywhere">{address ?? labels.none}</p>
            <p>
              <a
                className={link}
                href={`${casePath(locale, id)}#address`}
                aria-describedby={`home-${id}`}
                rel="nofollow"
              >
                {labels.change}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </AccountSection>
  );
}
