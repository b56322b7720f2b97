/** The package of a case in the workplace: what it covers, and offers of a larger one. */
const words = {
  title: 'Package',
  has: '{name}, {price}',
  covers: 'Covers',
  declared: 'Declared in the application',
  declaredCount: { one: '{count} court case', other: '{count} court cases' },
  declaredMany: 'Five or more court cases',
  known: 'On the case',
  worked: 'We work on',
  fits: 'The package covers what we know.',
  beyond:
    'There are more court cases than this package covers. Until the client pays for a larger one, they choose which ones we work on.',
  unsure: 'The client wrote “5 or more”. Ask how many before you offer anything.',
  offers: 'Offers',
  offer: '{to} for {amount}, {time}, {name}',
  states: { offered: 'open', paid: 'paid', declined: 'declined by the client', withdrawn: 'withdrawn' },
  ended: 'on {time}',
  make: 'Offer a larger package',
  option: '{name}: {amount} more, covers {count}',
  help: 'The client gets an email, reads the offer on the case page and pays the difference on a separate page. Nothing changes until the payment arrives.',
  confirm: {
    title: 'Offer {name} for {amount}?',
    text: 'The client is asked to pay {amount}. You can withdraw the offer until it is paid.',
  },
  offering: {
    fields: {
      toPackage: 'Which package?',
    },
    submit: 'Offer it',
    done: 'Offered.',
  },
  withdrawing: {
    submit: 'Withdraw the offer',
    done: 'Withdrawn.',
    confirm: {
      title: 'Withdraw this offer?',
      text: 'The payment page closes, and the client gets an email. If money still arrives, you’ll find it under Orders.',
    },
  },
};
export type CasePackageWords = typeof words;
export default words;
