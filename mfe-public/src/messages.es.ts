import type { Translation } from '@reset/remote-sdk';
import type { messages } from './messages.ts';

/** What the visitors' pages say outside of their features, in the Spanish of the United States. */
export const visitors: Translation<typeof messages> = {
  namespace: 'mfe-public',
  texts: {
    'home.title': 'Tu sueldo, a medida que lo ganas',
    'faqs.title': 'Preguntas frecuentes',
    'about.title': 'Nuestra historia',
    'institutions.title': 'Para instituciones financieras',
    'socialSecurity.title': 'Seguro Social y beneficios',
    'getStarted.title': 'Empezar',
    'cancelled.title': 'Solicitud cancelada',
    'survey.title': 'Encuesta de salud financiera',
    'budget.title': 'Calculadora de presupuesto',
    'partnerHome.title': 'La tarjeta Reset con {{partner}}',
    'partnerHome.tax.title': 'Tus impuestos con Reset y {{partner}}',
    'content.failed': 'No pudimos cargar esta página.',

    documentTitle: '{{title}} | Reset',

    'help.open': 'Necesito ayuda',
    'help.faqs': 'Respuestas rápidas a preguntas comunes:',
    'help.mail': 'O escríbenos y una persona te responderá:',
    'help.address': 'support@reset.example',

    'signUp.title': 'Regístrate',
    'signUp.continue': 'Continuar',
    'signUp.step.signup': 'Tu nombre, tu correo electrónico y una contraseña.',
    'signUp.step.bank_linking': 'Aquella donde recibes tu sueldo.',
    'signUp.step.payroll_linking': 'De dónde viene tu sueldo o tus beneficios.',
    'signUp.step.personal_info_submission': 'Lo que necesitamos para confirmar quién eres.',
    'signUp.step.tax_filing_submission': 'Con el proveedor de impuestos con el que trabajamos.',
    'signUp.intro.text': 'Cuatro pasos y llegas.',
    'signUp.intro.earned_wage_access': 'Obtén tu tarjeta Reset',
    'signUp.intro.earned_wage_access.with': 'Obtén tu tarjeta Reset con {{partner}}',
    'signUp.intro.tax_refund_advance': 'Presenta tu declaración de impuestos con Reset',
    'signUp.intro.tax_refund_advance.with':
      'Presenta tu declaración de impuestos con Reset y {{partner}}',
    'signUp.banner.tax': 'Declaración de impuestos, ofrecida junto con {{partner}}.',
    'signUp.formTitle': 'Regístrate: tu nombre y correo electrónico',
    'signUp.signedIn.open': 'Tienes una solicitud',
    'signUp.signedIn.open.text': 'Está tal como la dejaste.',
    'signUp.signedIn.open.goOn': 'Continuar',
    'signUp.signedIn.none': 'Tienes una cuenta',
    'signUp.signedIn.none.text': 'Ya iniciaste sesión, así que no tienes que registrarte aquí.',
    'signUp.signedIn.none.goOn': 'Ir a tu inicio',
    'signUp.signedIn.failed': 'No pudimos cargar tu solicitud.',
    'signUp.heading': 'Empecemos.',
    'signUp.legalName': 'Escribe tu nombre legal para verificar tu identidad.',
    'signUp.firstName': 'Nombre',
    'signUp.lastName': 'Apellido',
    'signUp.email': 'Correo electrónico',
    'signUp.agree': 'Leí y acepto',
    'signUp.and': 'y',
    'signUp.newTabs': 'Cada documento se abre en una pestaña nueva.',
    'signUp.firstNameRequired': 'Escribe tu nombre.',
    'signUp.lastNameRequired': 'Escribe tu apellido.',
    'signUp.nameTooLong': 'Escribe como máximo 100 caracteres.',
    'signUp.nameLetters':
      'Usa letras. También puedes usar espacios, guiones, apóstrofos, puntos y comas.',
    'signUp.emailRequired': 'Escribe tu correo electrónico.',
    'signUp.emailInvalid': 'Escribe un correo electrónico como nombre@ejemplo.com.',
    'signUp.agreementRequired': 'Acepta los tres documentos para continuar.',
    'signUp.debug': 'Resultado guardado del registro',

    'password.title': 'Contraseña',
    'password.create': 'Crea una contraseña',
    'password.edit': 'Edita tu contraseña',
    'password.form': 'Contraseña nueva',
    'password.label': 'Contraseña',
    'password.set': 'Guardar la contraseña',
    'password.checking': 'Comprobando qué tan segura es',
    'password.strength': 'Seguridad de la contraseña',
    'password.strengthIs': 'Seguridad de la contraseña: {{score}}',
    'password.unknown': 'no se sabe',
    'password.score.none': 'ninguna',
    'password.score.weak': 'débil',
    'password.score.fair': 'regular',
    'password.score.good': 'buena',
    'password.score.great': 'excelente',
    'password.mustBeStrong': 'Debes elegir una contraseña segura. Mira los requisitos abajo.',
    'password.enough': 'Esta es una contraseña segura.',
    'password.judgedLater': 'Comprobaremos qué tan segura es cuando la guardes.',
    'password.minLength': 'Tu contraseña debe tener al menos 12 caracteres.',
    'password.noNames': 'Tu contraseña no debe incluir tu nombre ni otra información personal.',
    'password.hardToGuess':
      'Tu contraseña debe ser difícil de adivinar, como unas palabras que no tienen relación entre sí.',
    'password.maxLength': 'Tu contraseña debe tener como máximo 128 caracteres.',
    'password.met': '(listo)',
    'password.broken': '(todavía no)',
    'password.mustMatch': 'Las contraseñas deben coincidir.',
    'password.current': 'Contraseña actual',
    'password.change': 'Cambia tu contraseña',
    'password.changeIntro':
      'Se cerrará la sesión en todos los demás dispositivos que usan tu cuenta.',
    'password.changed': 'Tu contraseña cambió',
    'password.changedText':
      'Cerramos la sesión en todos los demás dispositivos. Te enviamos un correo electrónico para confirmarlo.',
    'password.ownerFailed': 'No pudimos cargar esto.',
    'password.linkTitle': 'Este enlace ya no es válido',
    'password.linkText': 'Cada enlace sirve una sola vez, durante 30 minutos.',
    'password.newLink': 'Pedir un enlace nuevo',
    'password.signUpAgain': 'Registrarme de nuevo',

    'legal.eSignConsent': 'E-Sign Consent Agreement',
    'legal.termsOfService': 'Terms of Service',
    'legal.privacyPolicy': 'Privacy Policy',
    'legal.cardAgreement': 'Card Agreement',
    'legal.depositAccountAgreement': 'Deposit Account Agreement',
    'legal.bankPrivacyPolicy': 'Bank Privacy Policy',
    'legal.ewaTermsOfService': 'Earned Wage Access Terms of Service',
    'legal.achAuthorizationAgreement': 'ACH Authorization Agreement',
    'legal.messagingTermsAndConditions': 'Messaging Terms and Conditions',

    'signIn.title': 'Iniciar sesión',
    'signIn.email': 'Correo electrónico',
    'signIn.password': 'Contraseña',
    'signIn.submit': 'Iniciar sesión',
    'signIn.emailRequired': 'Escribe tu correo electrónico.',
    'signIn.emailInvalid': 'Escribe un correo electrónico como nombre@ejemplo.com.',
    'signIn.passwordRequired': 'Escribe tu contraseña.',
    'signIn.forgot': '¿Olvidaste tu contraseña?',
    'signIn.endedIdle':
      'Cerramos tu sesión porque Reset no se había usado aquí por un tiempo. Inicia sesión para continuar.',
    'signIn.endedTooOld':
      'Cerramos tu sesión porque la iniciaste hace muchas horas. Inicia sesión para continuar.',
    'signIn.ended':
      'Tu sesión se cerró. Eso pasa después de un cambio de contraseña, o cuando cierras la sesión desde otro dispositivo.',
    'passkeySignIn.button': 'Usar una llave de acceso',
    'passkeySignIn.instead': 'Mejor usar una llave de acceso',
    'passkeySignIn.unable':
      'Tu navegador no pudo usar una llave de acceso aquí. Inicia sesión con tu contraseña.',
    'signIn.newHere': '¿Es tu primera vez en Reset?',
    'signIn.signUp': 'Regístrate',

    'code.title': 'Escribe tu código',
    'code.sentTo': 'Enviamos un código por mensaje de texto al teléfono terminado en {{digits}}.',
    'code.notSent':
      'No enviamos ningún código: hubo muchos hace poco y el siguiente se puede enviar en {{minutes}} minutos. Un código de recuperación sirve ahora.',
    'code.forgotten': 'Esto tardó demasiado. Vuelve y escribe tu contraseña otra vez.',
    'code.fromApp':
      'Abre tu aplicación de autenticación y escribe el código que muestra para Reset.',
    'code.textInstead': 'Mejor enviarme un código por mensaje de texto',
    'code.back': 'Volver a tu contraseña',
    'code.invalid': 'Código no válido',

    'forgot.title': '¿Olvidaste tu contraseña?',
    'forgot.intro':
      'Escribe el correo electrónico de tu cuenta y te enviaremos un enlace para elegir una contraseña nueva.',
    'forgot.submit': 'Enviar el enlace',
    'forgot.asked': 'Revisa tu bandeja de entrada',
    'forgot.answer': 'Si hay una cuenta con este correo electrónico, le enviamos un enlace.',
    'forgot.notThere':
      '¿No lo ves después de unos minutos? Revisa tu carpeta de correo no deseado, o pídelo otra vez.',
    'forgot.otherAddress': 'Usar otra dirección',
    'forgot.wait': 'Lo pediste varias veces. Espera un minuto e inténtalo de nuevo.',
    'forgot.back': 'Volver a iniciar sesión',

    'secondFactor.title': 'Autenticación de dos factores',
    'secondFactor.intro':
      'Iniciarás sesión con tu contraseña y un código de tu teléfono, así que una contraseña robada no alcanza.',
    'secondFactor.failed': 'No pudimos cargar esto.',
    'secondFactor.yourPhone': 'Tu teléfono',
    'secondFactor.willSend':
      'Enviaremos un código por mensaje de texto al teléfono terminado en {{digits}}.',
    'secondFactor.sendCode': 'Enviar el código',
    'secondFactor.otherNumber': 'Usar otro número',
    'secondFactor.back': 'Volver al número de teléfono',
    'secondFactor.phone': 'Número de celular',
    'secondFactor.phoneHint':
      'Un número de EE. UU. que recibe mensajes de texto. Será el número de teléfono de tu cuenta.',
    'secondFactor.phoneRequired': 'Escribe tu número de celular.',
    'secondFactor.phoneInvalid':
      'Escribe un número de EE. UU. con su código de área, como (415) 555-0123.',
    'secondFactor.password': 'Contraseña actual',
    'secondFactor.passwordHint': 'Para que nadie más pueda agregar un número a tu cuenta.',
    'secondFactor.turnOn': 'Activar',
    'secondFactor.on': 'La autenticación de dos factores está activada',
    'secondFactor.onByText':
      'Para iniciar sesión se necesita tu contraseña y un código que enviamos por mensaje de texto a tu teléfono.',
    'secondFactor.onByApp':
      'Para iniciar sesión se necesita tu contraseña y un código de tu aplicación de autenticación.',
    'secondFactor.proveHint': 'Para que nadie más pueda cambiar cómo inicias sesión.',
    'secondFactor.otherWays': 'Otras formas',
    'secondFactor.isOn': 'Sí',
    'secondFactor.isOff': 'No',
    'secondFactor.sentTo': 'Los códigos llegan al teléfono terminado en {{digits}}.',
    'secondFactor.codesLeft_one': 'Te queda {{count}} código de recuperación.',
    'secondFactor.codesLeft_other': 'Te quedan {{count}} códigos de recuperación.',
    'secondFactor.continue': 'Continuar',

    'app.title': 'Aplicación de autenticación',
    'app.howto':
      'Una aplicación como Google Authenticator, Microsoft Authenticator o tu administrador de contraseñas muestra un código nuevo cada 30 segundos. Funciona sin señal y es más segura que un mensaje de texto.',
    'app.continue': 'Continuar',
    'app.scan': 'Agrega Reset a tu aplicación',
    'app.scanText': 'En tu aplicación, agrega una cuenta y escanea este código.',
    'app.picture': 'Código QR con tu clave de configuración',
    'app.openHere': '¿Estás en este teléfono? Abre tu aplicación',
    'app.typeKey': '¿No puedes escanearlo? Escribe esta clave de configuración en tu aplicación:',
    'app.code': 'Código de 6 dígitos',
    'app.codeHint': 'El código que tu aplicación muestra ahora para Reset.',
    'app.codeInvalid': 'Escribe los 6 dígitos.',
    startAgain: 'Empezar de nuevo',
    'wayBack.security': 'Volver a Inicio de sesión y seguridad',
    'wayBack.account': 'Volver a tu cuenta',
    'app.on': 'Tu aplicación de autenticación está activada',
    'app.removeText':
      'Inicias sesión con tu contraseña y un código de tu aplicación de autenticación. Cuando la quites, para iniciar sesión se necesitará tu contraseña y cualquier otro segundo factor que tengas activado.',
    'app.remove': 'Quitar la aplicación',
    'app.removed': 'Quitaste tu aplicación de autenticación',

    'recovery.title': 'Códigos de recuperación',
    'recovery.intro':
      'Con cada uno inicias sesión una vez, en lugar del código de tu teléfono o aplicación. Los códigos nuevos reemplazan todos los que tenías antes.',
    'recovery.off':
      'Los códigos de recuperación vienen con la autenticación de dos factores, que está desactivada en tu cuenta.',
    'recovery.get': 'Obtener códigos de recuperación nuevos',
    'recovery.renew': 'Crear códigos nuevos',
    'recovery.renewed': 'Tienes códigos de recuperación nuevos',
    'recovery.renewedText':
      'Los de antes ya no funcionan. Te enviamos un correo electrónico sobre esto.',

    'passkeys.title': 'Llaves de acceso',
    'passkeys.add': 'Agregar una llave de acceso',
    'passkeys.one': 'Llave de acceso',

    'confirmation.title': 'Confirma tu correo electrónico',
    'confirmation.intro': 'Un clic, y sabemos que este correo electrónico es tuyo.',
    'confirmation.passwordNext':
      'No has iniciado sesión aquí, así que es posible que después te pidamos una contraseña nueva. Reemplaza la que elegiste cuando te registraste.',
    'confirmation.confirm': 'Confirmar mi correo electrónico',
    'confirmation.protectHint':
      'Protege también tu cuenta: iniciarás sesión con tu contraseña y un código de tu teléfono o de una aplicación de autenticación.',
    'confirmation.protect': 'Confirmar y proteger tu cuenta',
    'confirmation.choosePassword': 'Elige una contraseña nueva',
    'confirmation.whyPassword':
      'No estás en el navegador donde se registró esta dirección. Para que nadie más entre en tu cuenta, crea una contraseña que solo tú sepas. Reemplaza la que elegiste cuando te registraste.',
    'confirmation.refused': 'Este enlace ya no se puede usar',
    'confirmation.alreadyConfirmed': 'Tu correo electrónico está confirmado',
    'confirmation.alreadyConfirmedText':
      'Este enlace ya no hace falta. No te queda nada por confirmar.',
    'confirmation.goOn': 'Continuar',
    'confirmation.failed': 'No pudimos cargar tu cuenta.',
    'confirmation.refusedText': 'Ya se usó, o tiene más de tres días.',
    'confirmation.sendAnother':
      'Si tu correo electrónico todavía no está confirmado, podemos enviarte otro enlace.',
    'confirmation.logInFirst':
      'Inicia sesión, y podemos enviarte otro enlace si todavía lo necesitas.',

    'invitation.title': 'Únete al equipo de Reset',
    'invitation.intro':
      'Tienes una invitación para unirte al personal de Reset. El personal ve datos de los miembros, así que tu cuenta necesita un correo electrónico confirmado y autenticación de dos factores.',
    'invitation.joinText': 'Te unirás con la cuenta en la que iniciaste sesión.',
    'invitation.join': 'Unirme',
    'invitation.signInText': 'Inicia sesión con la dirección a la que se envió la invitación.',
    'invitation.newHere':
      '¿Todavía no tienes cuenta? Regístrate con esa dirección y luego abre este enlace otra vez.',
    'invitation.link_invalid':
      'Esta invitación ya no se puede usar. Pide otra a la persona que te invitó.',
    'invitation.other_address':
      'Esta invitación se envió a otra dirección. Cierra la sesión y luego inicia sesión con la cuenta de esa dirección.',
    'invitation.unconfirmed':
      'Primero confirma tu correo electrónico, con el enlace que te enviamos. Luego abre esta invitación otra vez.',
    'invitation.second_factor_required':
      'Primero activa la autenticación de dos factores. Después te traeremos de vuelta aquí.',
    'invitation.turnOn': 'Activar la autenticación de dos factores',
  },
};
