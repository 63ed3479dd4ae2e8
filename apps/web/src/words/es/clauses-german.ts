import type { ClauseId } from '@ludo/rules';

export const germanClauses = {
  'GL-1': 'Cada color empieza con una ficha en A, su salida, y tres en B, su casa.',
  'GL-2': 'Cada cual tira una vez; empieza quien saca más. Se juega en el sentido del reloj.',
  'GL-3':
    'Cada tirada mueve una ficha tantas casillas como salga. Se pueden saltar las fichas del camino; sus casillas cuentan.',
  'GL-4':
    'Quien cae sobre una ficha de otro color la come: la ficha vuelve a su casa. Nadie está obligado a comer.',
  'GL-5':
    'En cada casilla cabe una sola ficha. No se puede mover a una casilla donde hay una ficha del mismo color.',
  'GL-6': 'Una ficha sale de casa solo con un 6, y va a A.',
  'GL-7':
    'Mientras haya fichas esperando en casa, la ficha propia en A debe avanzar en cuanto una tirada lo permita; entonces no vale otra jugada.',
  'GL-8':
    'Con un 6 debe salir a A una ficha que espera, si no hay ahí una propia. Si hay un rival, queda comido.',
  'GL-9':
    'Si hay fichas esperando en casa y una propia en A, un 6 debe mover esa ficha. Si esa no se puede mover, vale cualquier otra.',
  'GL-10': 'Sin fichas en casa, un 6 mueve seis casillas cualquier ficha.',
  'GL-11': 'Cada 6 da otra tirada, menos el que lleva a su final la última ficha de un color.',
  'GL-12':
    'Después de la casilla 40 de su camino una ficha sigue por las casillas finales a, b, c y d, contadas una por una. Una tirada que pasa de d no se puede usar. Nadie entra en las casillas finales de otro color.',
  'GL-13':
    'Gana quien primero tiene sus cuatro fichas en las casillas de la a a la d. Los demás siguen por los puestos siguientes, hasta que queda uno solo, que ocupa el último.',
  'GV-1':
    'Dos jugadores llevan dos colores opuestos cada uno. Cada color juega por su cuenta y captura también al otro. Gana quien primero lleva sus dos colores al final.',
  'GV-2': 'Tres jugadores; el cuarto color es neutral. Tiene fichas, pero no tiene turno.',
  'GV-2.1':
    'Una tirada mueve una ficha propia o una neutral. Las obligaciones propias van primero; las fichas neutrales no tienen ninguna.',
  'GV-2.2':
    'Una ficha neutral come las fichas de todos menos las de quien la mueve; sobre estas no puede caer. Todos comen fichas neutrales.',
  'GV-2.3':
    'Quien ha terminado sigue moviendo fichas neutrales. Nadie gana antes de que estas también terminen: entonces, de quienes esperan, gana quien llevó la última; si no, quien terminó primero.',
  'GV-3':
    'Una ficha en la pista puede ir también hacia atrás si así come, pero nunca hasta su propia A ni más allá.',
  'GV-4':
    'Quien tiene una ficha en casa y ninguna que pueda mover sin un 6 tira hasta tres veces, hasta que salga un 6.',
  'GV-5': 'En las casillas finales no se puede saltar ninguna ficha.',
  'GV-6':
    'Dos fichas de un color en una casilla son una barrera: nadie, ni su propio color, puede saltarla ni caer en ella. No hay barreras en la A propia ni en las casillas de la a a la d.',
  'GV-7':
    'Quien puede comer debe hacerlo. Si es con castigo: se puede jugar otra cosa, pero entonces la ficha que no comió va a casa. Si es forzoso: solo se puede mover comiendo.',
} satisfies Partial<Record<ClauseId, string>>;
