import { placeLink } from '../place.ts';
import { placesFor } from '../places.ts';
import { SectionHead } from '../SectionHead.tsx';
import type { SectionProps } from '../section-props.ts';
import { useStaffWords } from '../staff-words.ts';

/** What is set up once, each with what it is for. On a phone it stands for the drawer of the navigation. */
export default function SetUp({ member }: SectionProps) {
  const { frame } = useStaffWords();
  const about: Readonly<Record<string, string>> = frame.about;
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="set-up-title">
      <SectionHead id="set-up-title" title={frame.groups.setUp} />
      <ul className="grid grid-cols-1 overflow-hidden rounded-m border border-line bg-card *:-mb-px *:border-b *:border-line lg:grid-cols-2">
        {placesFor(member)
          .filter(({ group, isSetUpToo }) => group === 'setUp' || isSetUpToo)
          .map(({ name }) => (
            <li key={name} className="relative grid gap-0.5 px-4.5 py-2.5 hover:bg-ground-sunk">
              <a
                className="justify-self-start py-1 font-strong after:absolute after:inset-0"
                href={placeLink(name)}
              >
                {frame.nav[name]}
              </a>
              <p className="text-xs text-ink-soft">{about[name]}</p>
            </li>
          ))}
      </ul>
    </section>
  );
}
