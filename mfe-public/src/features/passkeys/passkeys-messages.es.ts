import type { Translation } from '@reset/remote-sdk';
import type { messages } from './passkeys-messages.ts';

/** Passkeys, in the Spanish of the United States. */
export const passkeys: Translation<typeof messages> = {
  namespace: 'mfe-public.passkeys',
  texts: {
    title: 'Llaves de acceso',
    intro:
      'Con una llave de acceso inicias sesión con tu huella digital, tu cara o el bloqueo de tu pantalla. No necesita contraseña ni código, y los sitios falsos no la pueden robar.',
    failed: 'No pudimos cargar tus llaves de acceso.',
    none: 'Todavía no tienes una llave de acceso.',
    full: 'Tienes 10 llaves de acceso. Elimina una para agregar otra.',
    unsupported:
      'Este navegador no puede crear una llave de acceso. Usa otro navegador o dispositivo para agregar una.',
    add: 'Agregar una llave de acceso',
    dates: 'Agregada el {{added}}, todavía sin usar',
    datesUsed: 'Agregada el {{added}}, usada por última vez el {{used}}',

    continue: 'Continuar',
    addText: 'Primero nos aseguramos de que seas tú.',
    nameHeading: 'Ponle un nombre a tu llave de acceso',
    nameText:
      'Después tu navegador pregunta dónde guardarla: en este dispositivo, en tu teléfono o en una llave de seguridad.',
    name: 'Nombre',
    nameHint: 'Para que después la distingas de otras.',
    nameRequired: 'Escribe un nombre.',
    nameTooLong: 'Escribe como máximo 60 caracteres.',
    create: 'Crear la llave de acceso',
    known: 'Ese dispositivo ya tiene una llave de acceso para tu cuenta. Elige otro.',
    unable:
      'Tu navegador o dispositivo no pudo crear una llave de acceso. Es posible que primero necesites configurar la huella digital, la cara o el bloqueo de pantalla.',
    added: 'Tu llave de acceso está agregada',
    addedText:
      'Ahora puedes iniciar sesión con ella, sin tu contraseña. Te enviamos un correo electrónico sobre esto.',
    all: 'Ver tus llaves de acceso',

    one: 'Llave de acceso',
    gone: 'Esta llave de acceso ya no existe',
    goneText: 'Se eliminó, o está en otra cuenta.',
    renameForm: 'Cambiar el nombre de esta llave de acceso',
    rename: 'Guardar el nombre',
    renamed: 'El nombre está guardado.',
    removeHeading: 'Eliminar esta llave de acceso',
    removeText:
      'Cuando la elimines, ya no podrás iniciar sesión con ella. Donde ya iniciaste sesión, la sesión sigue abierta hasta que la cierres.',
    remove: 'Eliminar la llave de acceso',
    cancel: 'Cancelar',
    removed: 'Tu llave de acceso está eliminada',
    removedText:
      'Es posible que tu dispositivo o tu administrador de contraseñas todavía la ofrezca. Puedes borrarla allí, en su configuración.',

    removedSessions:
      'Para cerrar la sesión de un dispositivo donde se usó, mira dónde tienes sesiones abiertas:',
    security: 'Inicio de sesión y seguridad',

    'device.iphone': 'iPhone',
    'device.ipad': 'iPad',
    'device.android': 'Teléfono Android',
    'device.mac': 'Mac',
    'device.windows': 'Computadora con Windows',
    'device.other': 'Mi computadora',
  },
};
