import type { ClauseId } from '@ludo/rules';

export const indianClauses = {
  'IL-1':
    'Los brazos del tablero tienen seis casillas, hay un dado y cada color juega por su cuenta. Las cuatro fichas empiezan en casa; como variante, una o dos de cada color empiezan en la salida.',
  'IL-2':
    'Una ficha sale de casa solo con un 6, que la pone en su salida y con eso queda usado. Como variante, un 1 también la saca, pero no da otra tirada.',
  'IL-3':
    'Cualquier otra tirada mueve una ficha, la que elijas, tantas casillas como salga. A la meta se llega solo con la tirada exacta.',
  'IL-4': 'Un 6 da otra tirada, aunque el 6 mismo no se pudiera usar.',
  'IL-5':
    'El tercer 6 seguido en un mismo turno se pierde: no se usa, no da otra tirada y el turno termina. Con cualquier otro número de por medio se vuelve a contar desde cero.',
  'IL-6':
    'Las cuatro salidas y las casillas que están ocho más allá son seguras: en ellas caben juntas fichas de cualquier color, y allí no se come ni se detiene a nadie.',
  'IL-7':
    'En las demás casillas de la pista, quien cae sobre una ficha sola de otro color la come: la ficha vuelve a su casa. Si hay dos o más de un color, no se comen; los demás pueden pasarlas y quedarse a su lado. Como variante, se comen todas como si estuvieran solas, o son una barrera que ningún otro color puede pasar ni ocupar.',
  'IL-8':
    'Una captura da otra tirada, y también una ficha que llega a la meta. Cada tirada da como mucho una más: un 6 que come da una.',
  'IL-9':
    'Quien primero lleva sus cuatro fichas a la meta queda en primer lugar. Los demás siguen por los puestos siguientes, hasta que queda uno solo, que ocupa el último; como variante, la partida termina con el primero. La tirada que gana un puesto no da otra.',
  'IL-10':
    'Variante: un color que aún no ha comido nada no entra en su pasillo. Sus fichas siguen hasta su salida y dan otra vuelta. La captura cuenta desde la tirada siguiente; que te coman no te quita nada.',
  'IL-11':
    'Variante: con una, dos o tres fichas en la meta basta para un puesto. Si los demás siguen jugando, las otras fichas de ese color vuelven a casa y se quedan allí.',
} satisfies Partial<Record<ClauseId, string>>;
