// The contact form with its English words, which come with its scripts: the page itself holds only those it shows.
import { contactMessages } from '#i18n/en/contact-messages.ts';
import words from '#i18n/en/contact.ts';
import { uploadMessages } from '#i18n/en/upload-messages.ts';
import { ContactForm } from './ContactForm.tsx';

const messages = { ...contactMessages, ...uploadMessages };

export default function ContactFormEn({ email }: { readonly email: string }) {
  return <ContactForm locale="en" words={words} messages={messages} email={email} />;
}
