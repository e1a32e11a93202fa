/** Says whether there is one. It begins with the last letter before the sign, so that no run of them is read anew from each. */
export const mailAddress = /[\p{L}\p{N}._%+-]@[\p{L}\p{N}.-]+\.\p{L}{2,}/u;
