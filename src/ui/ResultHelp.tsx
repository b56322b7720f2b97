import { secondButton } from '#ui/button.ts';

interface ResultHelpProps {
  readonly title: string;
  readonly text: string;
  readonly email: string;
  readonly home: { readonly label: string; readonly href: string };
}

/** The end of a result page: whom to ask, and the way on. */
export function ResultHelp({ title, text, email, home }: ResultHelpProps) {
  return (
    <section className="grid gap-2 border-t border-line pt-6">
      <h2 className="text-h3">{title}</h2>
      <p>
        {text}{' '}
        <a href={`mailto:${email}`} translate="no">
          {email}
        </a>
      </p>
      <p className="buttons no-print mt-2">
        <a className={secondButton} href={home.href}>
          {home.label}
        </a>
      </p>
    </section>
  );
}
