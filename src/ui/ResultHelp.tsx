interface ResultHelpProps {
  readonly title: string;
  readonly text: string;
  readonly email: string;
  readonly home: { readonly label: string; readonly href: string };
}

/** The end of a page that says how something went: whom to ask, and the way on. */
export function ResultHelp({ title, text, email, home }: ResultHelpProps) {
  return (
    <section className="result-help">
      <h2>{title}</h2>
      <p>
        {text} <a href={`mailto:${email}`}>{email}</a>
      </p>
      <p className="buttons no-print">
        <a className="button second" href={home.href}>
          {home.label}
        </a>
      </p>
    </section>
  );
}
