import type { StaffMember } from '#domain/workplace/lists.ts';
import { fill } from '#i18n/format.ts';
import { otherLocale, path } from '#i18n/routes.ts';
import { Popover, popoverItem } from '#ui/Popover.tsx';
import { useLocale } from '../../calls/use-words.ts';
import { useStaffWords } from '../staff-words.ts';

interface PersonMenuProps {
  readonly member: StaffMember;
  readonly onKeys: () => void;
}

/** Who is signed in, and what belongs to them: account, keys, leaving. */
export function PersonMenu({ member, onKeys }: PersonMenuProps) {
  const words = useStaffWords().frame;
  const locale = useLocale();
  const other = otherLocale(locale);
  const { page } = words.find;
  const [first = member.name] = member.name.split(' ');
  return (
    <Popover
      label={
        <>
          {first}
          <span aria-hidden="true">▾</span>
        </>
      }
      name={fill(words.personMenu, { name: member.name })}
      button="inline-flex min-h-11 cursor-pointer items-center gap-1 rounded-s px-2 text-ink hover:bg-ground-sunk"
      side="end"
    >
      {(close) => (
        <>
          <p className="px-3 py-1.5 text-xs text-ink-soft">{fill(words.signedInAs, { name: member.name })}</p>
          <a className={popoverItem} href={path('account', locale)} rel="nofollow">
            {words.account}
          </a>
          <button
            type="button"
            className={popoverItem}
            onClick={() => {
              close();
              onKeys();
            }}
          >
            {words.keys.button}
          </button>
          <div className="sm:hidden">
            <a
              className={popoverItem}
              href={path('staff', other)}
              lang={other}
              hrefLang={other}
              data-language={other}
              data-same-page
            >
              {page.language.text}
            </a>
            {(['light', 'dark', 'system'] as const).map((theme) => (
              <button
                key={theme}
                type="button"
                className={`${popoverItem} aria-pressed:font-strong`}
                data-theme-set={theme}
                aria-pressed={document.documentElement.dataset.themeChoice === theme}
              >
                {page[theme].text}
              </button>
            ))}
          </div>
          <button
            type="button"
            className={popoverItem}
            data-logout={path('home', locale)}
            data-failed={words.signOutFailed}
          >
            {words.signOut}
          </button>
        </>
      )}
    </Popover>
  );
}
