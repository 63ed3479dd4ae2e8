import type { ClauseId } from '@ludo/rules';

export const parchisClauses = {
  'PA-1':
    'El tablero es una cruz de cuatro brazos de ocho casillas, con una pista de 68. La salida está cuatro casillas antes del extremo del brazo. Desde el extremo de su propia columna central una ficha sube por el pasillo: siete casillas y la meta.',
  'PA-2':
    'Al revés que en los otros juegos, los turnos y las fichas van en el sentido contrario al del reloj: amarillo, azul, rojo, verde.',
  'PA-3':
    'Hay doce casillas de seguro, tres en cada brazo: la salida, la que está a su altura en la otra columna de fuera y el extremo de la columna central. En un seguro nadie come, salvo la ficha que sale de casa con un 5.',
  'PA-4':
    'Hay un dado, y empieza la tirada más alta. Las cuatro fichas empiezan en casa; como variante, una o dos de cada color empiezan en la salida.',
  'PA-5':
    'Con un 5 hay que sacar a la salida una ficha que espera en casa. Si en la salida ya hay dos fichas, se come una de otro color para hacer sitio; si son de dos colores ajenos, eliges cuál. Si las dos son de tu color, el 5 se usa como cualquier otro número. Como variante, dos fichas de un mismo color ajeno en la salida no dejan salir.',
  'PA-6':
    'Cualquier otra tirada mueve una ficha, la que elijas, tantas casillas como salga. Sin fichas en casa, con un 6 se cuentan siete, y solo siete. A la meta se llega solo con el número exacto.',
  'PA-7':
    'En una casilla caben como mucho dos fichas; en la meta, todas. En un seguro pueden ser de dos colores; en las demás casillas, solo de uno. Donde hay dos no cabe una tercera, ni siquiera de su color.',
  'PA-8':
    'Dos fichas de un color en una casilla de la pista son una barrera: ninguna ficha puede pasarla ni caer en ella, ni siquiera las de su color. Con un 6 hay que abrir una barrera propia, si se puede mover una de sus fichas; de varias, eliges cuál. Como variante, solo hay barreras en los seguros.',
  'PA-9':
    'Quien cae fuera de un seguro sobre una ficha sola de otro color se la come: la ficha vuelve a su casa. Cada vez que come, cuenta veinte con una ficha propia que esté en el tablero; también eso es una jugada, que puede comer o llegar a la meta. Si ninguna ficha puede avanzar veinte casillas, se pierden.',
  'PA-10': 'Quien lleva una ficha a la meta cuenta diez de la misma manera.',
  'PA-11':
    'Un 6 da otra tirada, aunque no se pudiera usar, pero solo después de contar los veinte y los diez. El tercer 6 seguido en un mismo turno no se usa: la última ficha movida en ese turno vuelve a casa, si no está en el pasillo o en la meta, y el turno termina. Nadie cuenta veinte por eso.',
  'PA-12':
    'Gana en el acto quien primero lleva sus cuatro fichas a la meta, y la partida termina; por la última ficha no se cuentan diez.',
} satisfies Partial<Record<ClauseId, string>>;
