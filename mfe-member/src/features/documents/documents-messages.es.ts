import type { Translation } from '@reset/remote-sdk';
import type { messages } from './documents-messages.ts';

/** What is said of documents, whose names are English as they are themselves, in the Spanish of the United States. */
export const documents: Translation<typeof messages> = {
  namespace: 'mfe-member.documents',
  texts: {
    title: 'Documentos',
    failed: 'No pudimos cargar los documentos.',
    current: 'Documentos vigentes',
    accepted: 'Lo que aceptaste',
    acceptedFailed: 'No pudimos cargar lo que aceptaste.',
    acceptedLoading: 'Cargando lo que aceptaste',
    acceptedText: 'Cada uno se abre como era cuando lo aceptaste.',
    acceptedNone: 'Lo que aceptas al solicitar una tarjeta está aquí, como era entonces.',
    acceptedOn: 'Versión {{version}}, {{date}}',

    document: 'Documento',
    documentFailed: 'No pudimos cargar este documento.',
    asAccepted: 'Versión {{version}}, como la aceptaste el {{date}}.',
    see: 'Ver todos los documentos',

    'type.privacy_policy': 'Privacy Policy',
    'type.card_agreement': 'Card Agreement',
    'type.deposit_account_agreement': 'Deposit Account Agreement',
    'type.bank_privacy_policy': 'Bank Privacy Policy',
    'type.ewa_terms_of_service': 'Earned Wage Access Terms of Service',
    'type.ach_authorization_agreement': 'ACH Authorization Agreement',
    'type.e_sign': 'E-Sign Consent Agreement',
    'type.terms_of_service': 'Terms of Service',
    'type.messaging_terms_and_conditions': 'Messaging Terms and Conditions',
  },
};
