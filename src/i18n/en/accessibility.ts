/** Words of the accessibility page. It may only claim tests that the checks in this repository really make. */
const words = {
  promise: {
    title: 'What we promise',
    text: 'We work toward the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, on every page. Nobody pays more, waits longer or gets less because they need a page or a paper in another form.',
  },
  works: {
    title: 'What should work',
    items: [
      'Every page, form and button with the keyboard alone, and with a screen reader.',
      'Text at 200 percent, and screens 320 pixels wide, without scrolling sideways.',
      'Light and dark colors, high-contrast settings, and no movement if you turned movement off.',
      'Mistakes in a form are listed at the top and next to the field, in words and not by color alone.',
      'Answers in the intake form are saved as you go, so you can rest and come back.',
      'Reading does not need JavaScript. Filling in forms does.',
    ],
  },
  tested: {
    title: 'What we tested',
    items: [
      'Automatic checks (axe) on the main pages and on every step of the intake form, each time the site changes.',
      'The intake form from start to end with the keyboard alone, in a desktop browser.',
      'Pages at phone and desktop width, in light and dark, in both languages.',
    ],
    note: 'Automatic checks find only part of what can be wrong. People who use assistive technology every day have not yet tested the site for us. If you do, we want to hear from you.',
  },
  limits: {
    title: 'What does not work well yet',
    items: [
      'The card fields at checkout, and the payment page behind our payment links, belong to Stripe. We cannot change them. If they stop you, write to us before you pay.',
      'Photos and scans you send us, and papers a court sends, may be pictures of text that a screen reader cannot read. Ask us to type out what matters.',
      'Court forms and court websites are not ours. A court has its own duty to help you; ask the clerk.',
    ],
  },
  help: {
    title: 'Ask for it your way',
    text: 'Tell us what you need. You do not have to explain why, and it costs nothing.',
    items: [
      {
        title: 'Large print or paper',
        text: 'Any form, agreement or paper we prepare, in large letters or on paper.',
      },
      {
        title: 'An interpreter',
        text: 'We work in English and Spanish. For another language or for sign language, ask us, and we’ll look for a way together. For the hearing, the court provides an interpreter: ask the clerk early.',
      },
      {
        title: 'Help with the form',
        text: 'You answer and we type, in English or Spanish, at a time we agree on.',
      },
      {
        title: 'Another format',
        text: 'Plain text by email, a PDF for screen readers, or reading it out to you.',
      },
    ],
    contact: 'Ask for help',
    reply:
      'We’ll answer within {days} business day and fix what we can. If a fix takes longer, we’ll tell you how long and help you another way until then.',
    callUs: 'Call',
    writeUs: 'Email',
  },
  reviewed: 'Last reviewed on {date}.',
};
export type AccessibilityWords = typeof words;
export default words;
