import { defineMessages } from '@reset/remote-sdk';

export const { t, useMessages, messages } = defineMessages('mfe-onboarding.personal-info', {
  title: 'Tell us who you are',
  intro:
    "The bank behind your card has to know its customers. You'll check everything before it's sent.",
  'intro.tax':
    "Your tax return has to carry your name, your home address and your number. You'll check everything before it's sent.",
  name: 'Legal name',
  'name.contact': 'Contact support',
  'name.hint': "Your name can't be edited here. Contact support to change it.",
  phoneNumber: 'Phone number',
  dateOfBirth: 'Date of birth',
  'dateOfBirth.hint': 'You must be 18 or older.',
  'underAge.title': "You can't apply yet",
  'underAge.text':
    'You must be at least 18 years old. You can apply from {{date}}. We keep nothing of what you typed here.',
  'underAge.next':
    "You don't need to tell us anything else, and we don't ask for your Social Security number. If the date isn't right, change it above.",
  'underAge.meanwhile': 'Until then you can use these, whatever your age:',
  'underAge.budget': 'The budget calculator',
  'underAge.survey': 'The financial health survey',

  person: 'About you',
  address: 'Home address',
  'address.hint': 'Where you live. Residential addresses only, no PO boxes.',
  streetOne: 'Street address',
  streetTwo: 'Apartment, suite, unit (optional)',
  city: 'City',
  stateAbbr: 'State',
  'stateAbbr.hint': 'Two letters',
  'notOffered.card': "The card isn't available in {{state}} yet.",
  'notOffered.tax': "You can't file your taxes with us from {{state}} yet.",
  'notOffered.next':
    "You don't need to tell us anything else, and we don't ask for your Social Security number. If you live in another state, change it above.",
  'notOffered.request': 'Tell me when it opens',
  zipCode: 'Zip code',
  'zipCode.hint': 'Five digits',
  ssn: 'Social Security number',
  'ssn.hint':
    "Federal law asks us to check who you are. It's encrypted, and there's no credit check.",
  continue: 'Continue',
  leave: 'Back to your dashboard',

  'phoneNumber.required': 'Enter your phone number.',
  'phoneNumber.invalid': 'Enter a phone number in the U.S.',
  'dateOfBirth.required': 'Enter your date of birth.',
  'dateOfBirth.not_a_date': 'Enter a date that exists, as mm/dd/yyyy.',
  'dateOfBirth.in_future': 'Enter a date in the past.',
  'dateOfBirth.too_long_ago': 'Check the year you were born.',
  'dateOfBirth.under_age': 'You must be at least 18 years old.',
  'address.no_street': 'Enter your street address.',
  'address.po_box': 'Enter the address where you live, not a PO box.',
  'address.street_too_long': 'Use 100 characters or fewer.',
  'address.no_city': 'Enter your city.',
  'address.city_too_long': 'Use 60 characters or fewer.',
  'address.no_state': 'Enter your state.',
  'address.not_a_state': 'Enter a state of the U.S., as two letters.',
  'address.no_zip_code': 'Enter your zip code.',
  'address.not_a_zip_code': 'Enter a zip code of 5 digits.',
  'address.zip_code_elsewhere': "This zip code isn't in {{state}}.",
  'ssn.required': 'Enter your Social Security number.',
  'ssn.tooShort': 'Enter your nine-digit Social Security number.',
  'ssn.again':
    'Enter your Social Security number again. We never keep it while something has to change.',
  'ssn.invalid': "This isn't a valid Social Security number. Check the digits.",

  'review.title': 'Check your information',
  'review.intro': "Make sure it matches your ID. You can't change it once it's submitted.",
  'review.submit': 'Submit',
  'review.change': 'I need to make a change',
});
