// The contact form with its Spanish words, which come with its scripts: the page itself holds only those it shows.
import { contactMessages } from '#i18n/es/contact-messages.ts';
import words from '#i18n/es/contact.ts';
import { uploadMessages } from '#i18n/es/upload-messages.ts';
import { ContactForm } from './ContactForm.tsx';

const messages = { ...contactMessages, ...uploadMessages };

export default function ContactFormEs({ email }: { readonly email: string }) {
  return <ContactForm locale="es" words={words} messages={messages} email={email} />;
}
