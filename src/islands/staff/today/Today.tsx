import type { SectionProps } from '../sections.ts';

/** What waits for somebody this morning. */
export default function Today({ words }: SectionProps) {
  return (
    <section className="records" aria-labelledby="today-title">
      <h2 id="today-title">{words.frame.nav.today}</h2>
    </section>
  );
}
