/** Indian Ludo. The learner has the first colour. */
import { asking, finding, playing, throwing, watching, type Lesson } from './lesson.ts';

export const indianLesson: Lesson<'indian'> = {
  id: 'indian',
  ruleSet: 'indian',
  seats: '1-2-',
  next: null,
  steps: [
    {
      name: 'six',
      at: 'indian 1-2- b.b.b.b/-/b.b.b.10/- R ? -',
      tasks: [throwing(6), playing('Rb>0'), throwing(4), playing('R0>4')],
      clauses: ['IL-2', 'IL-4'],
    },
    {
      name: 'capture',
      at: 'indian 1-2- b.b.17.30/-/b.b.b.46/- R ? -',
      tasks: [throwing(3), finding('R17>20'), throwing(5), playing('R30>35', 'R20>25')],
      clauses: ['IL-7', 'IL-8'],
    },
    {
      name: 'safe',
      at: 'indian 1-2- b.b.10.30/-/b.b.b.3/- R ? -',
      tasks: [throwing(4), finding('R30>34'), watching('5 Y3>8')],
      clauses: ['IL-6'],
    },
    {
      name: 'pair',
      at: 'indian 1-2- b.12.15.40/-/b.b.b.36/- R ? -',
      tasks: [throwing(3), finding('R12>15'), watching('5 Y36>41')],
      clauses: ['IL-7'],
    },
    {
      name: 'three',
      at: 'indian 1-2- b.b.b.20/-/b.b.b.30/- R ? -',
      tasks: [throwing(6), playing('Rb>0'), throwing(6), playing('Rb>0'), throwing(6)],
      clauses: ['IL-5', 'IL-4'],
    },
    {
      name: 'home',
      at: 'indian 1-2- b.b.40.53/-/b.b.b.12/- R ? -',
      tasks: [
        throwing(5),
        asking(0, 53, 'IL-3'),
        playing('R40>45'),
        watching('4 Y12>16'),
        throwing(3),
        finding('R53>h'),
        throwing(2),
        playing('R45>47'),
      ],
      clauses: ['IL-3', 'IL-8'],
    },
    {
      name: 'win',
      at: 'indian 1-2- 55.h.h.h/-/b.12.30.h/- R ? -',
      tasks: [throwing(1), playing('R55>h')],
      clauses: ['IL-9'],
    },
    {
      name: 'quick',
      at: 'indian+captureFirst+goal=1+places=first 1-2- b.b.b.48/-/b.b.b.20/- R ? -',
      tasks: [throwing(4), playing('R48>1')],
      clauses: ['IL-10', 'IL-11'],
    },
  ],
};
