import type { InstructionWords } from '../instructionWords.ts';

export const instruction: InstructionWords = {
  make: "make|create|generate|build|write|prepare|produce|draft|design|give me|turn|convert|transform|summari[sz]e|put together|i need|i want|we need|i would like|i'd like|we want",
  polite: 'please|pls|kindly|can you|could you|would you|i need you to|i want you to|help me|hi|hello|hey',
  deck: 'presentation|slide ?deck|deck|slide ?show|pitch deck|pitch|talk|keynote|showcase',
  article: 'an?|one',
  slides: 'slides?|pages?',
  sections: 'sections?|chapters?|parts?',
  forWhom: 'for|aimed at|directed at|to',
  about: 'about|on|of|regarding|covering',
  none: "no|without(?: an?| any)?|skip the|leave out the|don't include an?|do not include an?|drop the",
  agenda: 'agenda|table of contents|outline slide|contents slide',
  include: 'include|with|add|show|also show|put in',
  wish: 'keep it|tone|style|formal|informal|casual|friendly|professional|concise|short|brief|detailed|simple|playful|persuasive|minutes?|language|focus on|emphasi[sz]e|highlight',
  numbers: 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve',
};
